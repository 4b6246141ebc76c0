import type { Millis } from '@templefall/kit';

/** How patient a table is. */
export interface Times {
  /** Between two marks of the clock in the journal. */
  readonly beat: Millis;
  /** A line may drop this long before the game counts the player as away (TA21). */
  readonly grace: Millis;
  /** After this a bot may take the seat (TX3), and the host's role moves on. */
  readonly away: Millis;
  /** After this without anybody the table leaves memory. */
  readonly sleep: Millis;
  /** After a crash time stands until everybody is back, but not longer than this. */
  readonly hold: Millis;
  /** From the word to start to the cry that opens a game: time for every device to be in step when it sounds. */
  readonly leadIn: Millis;
}

export const TIMES: Times = { beat: 1000, grace: 2000, away: 15_000, sleep: 15_000, hold: 3000, leadIn: 3000 };
