import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { playerOf, seatsOf } from './questions.ts';
import type { State } from './state.ts';
import { barredWaysOf, diceRoomsOf } from './variants/index.ts';

/** The questions a player can owe an answer to. */
export const ASKED = ['side', 'gain', 'way', 'prize', 'roll', 'pair', 'explore', 'take', 'cross'] as const;
export type Asked = (typeof ASKED)[number];

/** Who the table waits for, what it asks them, and until when if that is limited. */
export interface Awaited {
  readonly seat: Seat;
  readonly asked: Asked;
  readonly until?: Millis;
}

/** Everybody the table waits for, in seat order; nobody when the game has ended. */
export const awaited = (state: State): readonly Awaited[] => {
  const until = diceRoomsOf(state)?.vote?.until;
  return seatsOf(state).flatMap(seat => {
    const asked = askedOf(state, seat);
    if (asked === undefined) return [];
    return asked === 'prize' && until !== undefined ? [{ seat, asked, until }] : [{ seat, asked }];
  });
};

/** What a seat is asked; undefined if it is for others to act. To cash in a map is never asked, only allowed (WP4). */
export const askedOf = (state: State, who: Seat): Asked | undefined => {
  if (state.phase === 'ended') return undefined;
  if (state.choices.some(({ seat }) => seat === who)) return 'gain';
  const closing = barredWaysOf(state)?.closing ?? [];
  if (closing.includes(who)) return 'way';
  const vote = diceRoomsOf(state)?.vote;
  if (vote) return vote.votes.some(({ seat }) => seat === who) ? undefined : 'prize';
  if (state.phase === 'sides') return playerOf(state, who).place === undefined ? 'side' : undefined;
  if (state.phase === 'marking') return playerOf(state, who).dice.length > 0 ? 'cross' : undefined;
  if (state.phase === 'sharing') return state.takers[0] === who ? 'take' : undefined;
  // The rest belongs to a turn that goes on only when nobody owes anything.
  if (closing.length > 0 || state.choices.length > 0 || state.active !== who) return undefined;
  if (state.phase === 'exploring') return 'explore';
  return state.rolled.length > 0 ? 'pair' : 'roll';
};
