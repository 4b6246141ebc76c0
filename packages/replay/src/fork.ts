import type { AnyGame } from '@templefall/kernel';
import type { Millis, Seed } from '@templefall/kit';
import type { Recording } from './recording.ts';
import { timelineOf } from './timeline.ts';
import { wholeOf } from './whole.ts';

/** Where a game goes on from. */
export interface ForkPoint {
  readonly position: { readonly state: unknown; readonly at: Millis };
  /** For those who want the luck to be as it was. */
  readonly seed?: Seed;
}

/**
 * A moment from which the game can be played on. Undefined after its end, and where something was hidden at the table that the
 * recording does not tell.
 */
export const forkPoint = (recording: Recording, game: AnyGame, n: number): ForkPoint | undefined => {
  const whole = wholeOf(recording, game) ?? (game.reveal ? undefined : recording);
  if (!whole) return undefined;
  const timeline = timelineOf(game, whole);
  const state = timeline.stateAt(n);
  if (game.outcome(state)) return undefined;
  const { seed } = recording;
  return { position: { state, at: timeline.timeOf(n) }, ...(seed && { seed }) };
};
