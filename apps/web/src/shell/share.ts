export type Shared = 'shared' | 'copied' | 'failed';

/** Hands something to whatever this device shares with; without that it lies on the clipboard. Undefined: thought better of. */
export const share = async (
  { text, url }: { readonly text?: string; readonly url: string },
  { prefersCopy = false }: { readonly prefersCopy?: boolean } = {},
): Promise<Shared | undefined> => {
  if (navigator.share && !prefersCopy)
    try {
      await navigator.share({ ...(text && { text }), url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  return (await copy(text ? `${text} ${url}` : url)) ? 'copied' : 'failed';
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
