export type Shared = 'shared' | 'copied' | 'failed';

export interface Sharable {
  readonly text?: string;
  readonly url: string;
  /** Made beforehand: devices share only what is there at the touch. */
  readonly picture?: Blob | undefined;
}

/** Hands something to whatever this device shares with; without that it lies on the clipboard. Undefined: thought better of. */
export const share = async (
  { text, url, picture }: Sharable,
  { prefersCopy = false }: { readonly prefersCopy?: boolean } = {},
): Promise<Shared | undefined> => {
  if (navigator.share && !prefersCopy)
    try {
      const files = picture ? [new File([picture], 'templefall.png', { type: picture.type })] : [];
      const canFiles = files.length > 0 && navigator.canShare?.({ files });
      await navigator.share({ ...(text && { text }), url, ...(canFiles && { files }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  const words = text ? `${text} ${url}` : url;
  return (picture && (await copyPicture(picture, words))) || (await copy(words)) ? 'copied' : 'failed';
};

/** The picture lies on the clipboard, and the words for places that take none. */
const copyPicture = async (picture: Blob, text: string): Promise<boolean> => {
  try {
    const words = new Blob([text], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture, [words.type]: words })]);
    return true;
  } catch {
    return false;
  }
};

/** Whether it lies on the clipboard now. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
};

/** Pages of a home network have no clipboard of their own; there the old way is the only one. */
const copyByHand = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
};
