import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { RoomArt } from '../roomArt.ts';
import type { PainterNews, PainterOrder } from './painterWorker.ts';

/**
 * The address of a picture, by a key that no other has; undefined until it is painted, empty if there is nothing on it.
 * Masonry is drawn where it is painted, for that takes a while; `draw` says the same for where nothing can be painted.
 */
export const pictureOf = (key: string, draw: () => string, stone?: RoomArt): ReadonlySignal<string | undefined> => {
  const known = pictures.get(key);
  if (known) {
    // What is asked for last is forgotten last.
    pictures.delete(key);
    pictures.set(key, known);
    return known.address;
  }
  const picture = { draw, address: signal<string | undefined>(undefined) };
  pictures.set(key, picture);
  forgetSome();
  if (painter && stone) order({ key, stone });
  else {
    const markup = draw();
    if (markup === '') picture.address.value = '';
    else if (painter) order({ key, markup });
    else show(picture);
  }
  return picture.address;
};

interface Picture {
  readonly draw: () => string;
  readonly address: Signal<string | undefined>;
}

const pictures = new Map<string, Picture>();

/** Those of two or three games, some ten megabytes. */
const MOST = 300;

const forgetSome = (): void => {
  for (const [key, { address }] of pictures) {
    if (pictures.size <= MOST) return;
    const shown = address.peek();
    if (shown === undefined || (shown && document.querySelector(`img[src="${shown}"]`))) continue;
    pictures.delete(key);
    if (shown) URL.revokeObjectURL(shown);
  }
};

/** Without a painter the page shows the drawing itself. It looks the same, and costs the page what painting costs. */
const show = ({ draw, address }: Picture, painted = new Blob([draw()], { type: 'image/svg+xml' })): void => {
  address.value = URL.createObjectURL(painted);
};

const order = (one: PainterOrder): void => painter?.postMessage(one);

const hear = ({ data: { key, picture } }: MessageEvent<PainterNews>): void => {
  const asked = pictures.get(key);
  if (asked) show(asked, picture);
};

const giveUp = (): void => {
  painter?.terminate();
  painter = undefined;
  for (const picture of pictures.values()) if (picture.address.peek() === undefined) show(picture);
};

const hirePainter = (): Worker | undefined => {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const worker = new Worker(new URL('./painterWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', hear);
    worker.addEventListener('error', giveUp);
    return worker;
  } catch {
    // A browser that lets no worker start.
    return undefined;
  }
};

// At once, not with the first room: whoever fetches this will show rooms soon.
let painter = hirePainter();
