import type { Seat } from '@templefall/kernel';
import { type Note, parseTarget, type RoomId, type State, type Wish } from '@templefall/rollwrite';

/** The part of a small screen where something can be seen; undefined where it always is, as the dice are. */
export const tabOf = (target: string, me: Seat | undefined): 'sheet' | 'maps' | 'team' | undefined => {
  const known = parseTarget(target);
  const isOthers = known && 'seat' in known && known.seat !== undefined && known.seat !== me;
  if (isOthers) return 'team';
  switch (known?.type) {
    case 'map':
      return 'maps';
    case 'room':
    case 'sheet':
    case 'track':
      return 'sheet';
    default:
      return undefined;
  }
};

/** Whose sheet something is on, if it is on one. */
export const ownerOf = (target: string): Seat | undefined => {
  const known = parseTarget(target);
  return known && 'seat' in known ? known.seat : undefined;
};

/** A room on one player's sheet, or on everybody's. */
export const isRoom = (target: string, room: RoomId, shown: Seat): boolean =>
  target === `room:${room}` || target === `room:${room}:${shown}`;

export const notesOnRoom = ({ notes }: State, room: RoomId, shown: Seat): readonly Note[] =>
  notes.filter(({ target }) => isRoom(target, room, shown));

/** Without a side the bonus side comes first (WX7). */
const isSameWish = (one: Wish, two: Wish): boolean =>
  one.face === two.face && one.map === two.map && (one.side ?? 'bonus') === (two.side ?? 'bonus');

/** Where a wish stands in the list, from 1; 0 if it is none. */
export const wishNumber = (wishes: readonly Wish[], wish: Wish): number =>
  wishes.findIndex(one => isSameWish(one, wish)) + 1;

/** A wish is added behind the others, or let go. */
export const withWish = (wishes: readonly Wish[], wish: Wish): readonly Wish[] =>
  wishes.some(one => isSameWish(one, wish)) ? wishes.filter(one => !isSameWish(one, wish)) : [...wishes, wish];
