import type { Seat } from '@templefall/kernel';
import { type Asked, awaited, type State } from '@templefall/rollwrite';

/** What somebody who looks elsewhere is told: which of their seats is waited for, and for what. */
export interface TurnNotice {
  readonly seat: Seat;
  readonly asked: Asked;
}

/** The question that has just come to one of these seats; a second one in a row to the same seat is no news. */
export const turnNotice = (before: State, after: State, seats: readonly Seat[]): TurnNotice | undefined => {
  const waitedFor = awaited(before).map(({ seat }) => seat);
  return awaited(after).find(({ seat }) => seats.includes(seat) && !waitedFor.includes(seat));
};
