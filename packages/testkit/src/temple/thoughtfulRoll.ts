import type { Seat, SeatCommand } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Face, isExit, roomAt, type Spot, type State, shown } from '@templefall/temple';
import { handFor } from './goal.ts';
import { hastyCommands, kindOf } from './hasty.ts';

type Roll = SeatCommand & { readonly dice: readonly number[] };

/**
 * Keeps what is wanted and rolls the rest: by turns what the place asks for (keys at the exit, the symbol of open gems, else
 * adventurers), and what something else would take that could be tried here.
 */
export const thoughtfulRoll = (view: State, seat: Seat, at: Millis): Roll | undefined => {
  const player = view.players[seat];
  if (!player || player.spot === undefined || player.rollsAt > at) return undefined;
  const faces = player.dice.map(die => shown(die, at));
  const isStuck = faces.includes('B');
  const wanted = [...(fancyOf(view, seat, at) ?? wantedAt(view, player.spot).repeat(faces.length))];
  const dice = player.dice.flatMap((die, index) => {
    const face = faces[index];
    if (face === 'B' || (face === 'G' && isStuck)) return [];
    const place = face === undefined ? -1 : wanted.indexOf(face);
    if (place < 0) return [die.id];
    wanted.splice(place, 1);
    return [];
  });
  return dice.length === 0 ? undefined : { type: 'roll', seat, dice };
};

/** The price of something that could be tried here; for a few rolls it stays the same. */
const fancyOf = (view: State, seat: Seat, at: Millis): string | undefined => {
  const whim = Math.floor((view.players[seat]?.rolls ?? 0) / ROLLS_A_WHIM);
  if (whim % 2 === 0) return undefined;
  const wishes = hastyCommands(view, seat).filter(({ type }) => type !== 'escape');
  const kinds = [...new Set(wishes.map(kindOf))];
  const kind = kinds[Math.floor(whim / 2) % kinds.length];
  const ofKind = wishes.filter(one => kindOf(one) === kind);
  const wish = ofKind[(whim * 7 + seat) % ofKind.length];
  return (wish && handFor(view, wish, at)) || undefined;
};

const ROLLS_A_WHIM = 5;

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
  // A black die is missed least.
  altar: 'B',
  'twin-1': 'K',
  'twin-2': 'T',
  'twin-3': 'K',
};

/** With so many gems left nobody has the dice to escape. */
const MANY_GEMS = 6;
