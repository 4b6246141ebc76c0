import type { Millis } from '@templefall/kit';
import type { DieId } from '@templefall/temple';
import type { Job } from './job.ts';

/** What a bot remembers from one moment to the next: plain JSON, and never needed to play on from any position. */
export interface Memory {
  /** What it is about to do. */
  readonly job?: Job;
  /** What the situation looked like when it made up its mind, and until when it keeps to it. */
  readonly key?: string;
  readonly until?: Millis;
  /** The throw it has decided on, if nothing happens to the dice before the hand may roll. */
  readonly ready?: Throw;
  /** When it last proposed fate, and when it last said something, by what it said. */
  readonly proposedAt?: Millis;
  readonly said?: { readonly [what: string]: Millis };
}

/** Which dice, when, and after how many rolls. */
export interface Throw {
  readonly at: Millis;
  readonly dice: readonly DieId[];
  readonly after: number;
}

/** Also what a bot begins with that takes over a seat in the middle of a game. */
export const startMemory = (): Memory => ({});
