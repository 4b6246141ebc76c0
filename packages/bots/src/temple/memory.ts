import type { Millis } from '@templefall/kit';
import type { DieId, Spot } from '@templefall/temple';
import type { Job } from './job.ts';

/** What a bot remembers from one moment to the next: plain JSON, and never needed to play on from any position. */
export interface Memory {
  /** What it is about to do. */
  readonly job?: Job;
  /** What the situation looked like when it made up its mind, and until when it keeps to it. */
  readonly seen?: Situation;
  readonly until?: Millis;
  /** The throw it has decided on, if nothing happens to the dice before the hand may roll. */
  readonly ready?: Throw | undefined;
  /** When it last proposed fate, and what it said lately. */
  readonly proposedAt?: Millis;
  readonly said?: readonly Said[];
}

/** What would make one think again: where one is and what is left, but not what every die shows. */
export interface Situation {
  readonly spot: Spot;
  readonly depot: number;
  readonly slams: number;
  readonly gongs: number;
  readonly dice: number;
  /** Players still in the temple. */
  readonly inside: number;
  readonly exit: Spot | '';
  /** When somebody spoke last. */
  readonly word: Millis;
}

export interface Said {
  readonly what: string;
  readonly at: Millis;
}

/** Which dice, when, and after how many rolls. */
export interface Throw {
  readonly at: Millis;
  readonly dice: readonly DieId[];
  readonly after: number;
}

/** Also what a bot begins with that takes over a seat in the middle of a game. */
export const startMemory = (): Memory => ({});
