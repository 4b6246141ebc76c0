import type { ReadonlySignal } from '@preact/signals';
import { pictureOf } from '../paint/pictures.ts';
import type { RoomArt } from '../roomArt.ts';
import { stoneKey, stoneMarkup } from './stone.ts';

/** The address of a picture of a room's masonry; undefined until it is painted. */
export const stonePicture = (room: RoomArt): ReadonlySignal<string | undefined> =>
  pictureOf(stoneKey(room), () => stoneMarkup(room), room);
