import type { ReadonlySignal } from '@preact/signals';
import { drawings } from '../../../../ui/art/drawings.ts';
import { pictureOf } from '../paint/pictures.ts';
import type { RoomArt } from '../roomArt.ts';
import { furnitureMarkup } from './furnitureMarkup.tsx';

/**
 * The address of a picture of what stands in a room: an element where the drawing itself would be fifty, which a page of forty
 * rooms would style and paint again and again. Undefined until it is painted, empty where there is nothing.
 */
export const furniturePicture = (room: RoomArt, hasPlaque: boolean): ReadonlySignal<string | undefined> | undefined => {
  const sprite = drawings.value;
  if (!sprite) return undefined;
  const partOf = (id: string): string => sprite.querySelector(`#${id}`)?.outerHTML ?? '';
  return pictureOf(keyOf(room, hasPlaque), () => furnitureMarkup(room, hasPlaque, { partOf, colourOf }));
};

/** Masonry is another picture. */
const keyOf = ({ id: _, openings: __, secret: ___, ...room }: RoomArt, hasPlaque: boolean): string =>
  JSON.stringify([room, hasPlaque]);

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
