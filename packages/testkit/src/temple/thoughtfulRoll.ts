import type { Seat, SeatCommand } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Face, isExit, roomAt, type Spot, type State, shown } from '@templefall/temple';

type Roll = SeatCommand & { readonly dice: readonly number[] };

/** Keeps what the place asks for and rolls the rest: keys at the exit, the symbol of open gems, else adventurers. */
export const thoughtfulRoll = (view: State, seat: Seat, at: Millis): Roll | undefined => {
  const player = view.players[seat];
  if (!player || player.spot === undefined || player.rollsAt > at) return undefined;
  const faces = player.dice.map(die => shown(die, at));
  const wanted = wantedAt(view, player.spot);
  const isStuck = faces.includes('B');
  const dice = player.dice.flatMap((die, index) => {
    const face = faces[index];
    const isKept = face === 'B' || face === wanted || (face === 'G' && isStuck);
    return isKept ? [] : [die.id];
  });
  return dice.length === 0 ? undefined : { type: 'roll', seat, dice };
};

/** Whether the player stands where gems can be had, or where everything is ready to leave. */
export const hasBusinessHere = (view: State, seat: Seat): boolean => {
  const spot = view.players[seat]?.spot;
  return spot !== undefined && wantedAt(view, spot) !== 'A';
};

const wantedAt = (view: State, spot: Spot): Face => {
  if (isExit(view.rooms, spot)) return view.depot < MANY_GEMS ? 'K' : 'A';
  const room = roomAt(view, spot);
  const special = room && SPECIAL[room.tile.id];
  if (special) return special;
  return room?.gems === 0 && view.depot > 0 ? (room.tile.offers?.[0]?.symbol ?? 'A') : 'A';
};

/** What rooms of modules ask for; in most of them an adventurer more is all that is needed to go on. */
const SPECIAL: { readonly [tile: string]: Face } = {
  'tree-of-life': 'G',
  fountain: 'G',
  pit: 'B',
  'twin-1': 'K',
  'twin-2': 'T',
  'twin-3': 'K',
};

/** With so many gems left nobody has the dice to escape. */
const MANY_GEMS = 6;
