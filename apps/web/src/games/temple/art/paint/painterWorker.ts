import { isFaithful } from '../../../../ui/art/faithful.ts';
import type { RoomArt } from '../roomArt.ts';
import { stoneMarkup } from '../stone/stone.ts';
import { paint } from './paint.ts';
import { readMarkup } from './readMarkup.ts';

export type PainterOrder = { readonly key: string } & ({ readonly stone: RoomArt } | { readonly markup: string });
export interface PainterNews {
  readonly key: string;
  /** Absent if it could not be painted here. */
  readonly picture?: Blob;
}

/** The largest room of a phone, 204 px with three dots each, is sharp; forty rooms are 2 MB until they are shown. */
const SIDE = 640;

/** As near to the drawing as WebP of the same size, in a fifth of its time; and small rooms are decoded small. */
const SOLID = { type: 'image/jpeg', quality: 0.92 } as const;
const CLEAR = { type: 'image/png' } as const;

const canvas = new OffscreenCanvas(SIDE, SIDE);
// What is painted is read back at once: a graphics card would only be a longer way.
const brush = canvas.getContext('2d', { willReadFrequently: true });

const painted = async (order: PainterOrder): Promise<Blob> => {
  if (!brush || !isFaithful(brush)) throw new Error('there is nothing to paint on');
  const isStone = 'stone' in order;
  const drawing = readMarkup(isStone ? stoneMarkup(order.stone) : order.markup);
  // Its own size again: everything is as at first. Safari 16 knows no other way.
  canvas.width = SIDE;
  if (isStone) brush.fillRect(0, 0, SIDE, SIDE);
  paint(brush, drawing);
  return canvas.convertToBlob(isStone ? SOLID : CLEAR);
};

const tell = (news: PainterNews): void => postMessage(news);

/** Paints pictures of rooms off the page's own thread: to show a drawing costs a slow phone two frames, to show a picture none. */
addEventListener('message', ({ data }: MessageEvent<PainterOrder>) => {
  const { key } = data;
  painted(data).then(
    picture => tell({ key, picture }),
    error => {
      console.error(error);
      tell({ key });
    },
  );
});
