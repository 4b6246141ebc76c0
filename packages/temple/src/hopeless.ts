import { isBare, type Seat, type SeatCommand } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { CORE_TILES, type Tile } from './content/tiles.ts';
import { isBlack } from './dice.ts';
import type { Player, State } from './state.ts';

/** What changes neither dice nor places nor cards: it helps nobody who is stuck. */
const IDLE: ReadonlySet<string> = new Set(['share', 'markDie', 'agree', 'decline', 'resume', 'setAway']);

/** What a view tells of a game that goes on without hope. */
export interface Plight {
  readonly state: State;
  readonly at: Millis;
  readonly legal: (view: State, seat: Seat, at: Millis) => readonly SeatCommand[];
  /** A card may still turn up by itself, or when a door slams. */
  readonly mayChangeByItself: boolean;
}

/** [TX7] Whether this game is certainly lost. It is never said too early; that a game is lost may be found out late. */
export const isHopeless = (plight: Plight): boolean => {
  const { state, at } = plight;
  if (state.ended || state.paused || state.drawn || state.votes.fate) return false;
  if (state.players.some(player => isRolling(player, at))) return false;
  return isDeadlock(plight) || lacksDice(state);
};

const isRolling = ({ dice, rollsAt, spot }: Player, at: Millis): boolean =>
  spot !== undefined && (rollsAt > at || dice.some(({ settlesAt = 0 }) => settlesAt > at));

/** Nobody inside can roll, and nobody at all can do anything about it. */
const isDeadlock = ({ state, at, legal, mayChangeByItself }: Plight): boolean => {
  if (mayChangeByItself) return false;
  // Seldom true, and quick to see: all else is asked only then.
  const isAnybodyFree = state.players.some(({ spot, dice }) => spot && dice.some(die => !isBlack(die, at)));
  if (isAnybodyFree) return false;
  return state.players.every((_, seat) => legal(state, seat as Seat, at).every(isIdle));
};

const isIdle = (command: SeatCommand & { readonly vote?: unknown }): boolean =>
  IDLE.has(command.type) || (command.type === 'propose' && command.vote !== 'fate');

/** Even if every gem is lit and every friend gives a die, somebody has fewer dice than the exit asks for keys (TA10, TA11). */
const lacksDice = (state: State): boolean => {
  // Cards of modules stand for keys and dice in too many ways.
  if (!isBare(state.modules)) return false;
  const { players } = state;
  const keys = Math.max(0, state.depot - gemsToLight(state)) + 1;
  const gifts = players.filter(({ gave }) => !gave).length;
  return players.some(({ spot, dice }) => {
    if (spot === undefined) return false;
    // Nobody gives themselves a die.
    return dice.length + gifts - 1 < keys;
  });
};

const gemsToLight = ({ rooms, stack }: State): number =>
  Object.values(rooms).reduce((sum, { tile, gems }) => sum + (gems > 0 ? 0 : mostGems(tile)), 0) +
  stack.size * MOST_GEMS;

const mostGems = ({ offers = [] }: Tile): number => Math.max(0, ...offers.map(({ gems }) => gems));
const MOST_GEMS = Math.max(...CORE_TILES.map(mostGems));
