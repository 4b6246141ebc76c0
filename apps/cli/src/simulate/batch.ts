import { type Contest, type Played, playSitting } from '@templefall/simulator';
import type { Batch } from '../workers.ts';
import { type BatchPlayed, type Crash, type Plan, sittingOf } from './plan.ts';

/** Plays a stretch of games. One that crashes or hangs is told; the rest goes on. */
export const playBatch = (contest: Contest, plan: Plan, { from, count }: Batch): BatchPlayed => {
  const played: Played[] = [];
  const crashes: Crash[] = [];
  for (let index = from; index < from + count; index++)
    try {
      played.push(playSitting(contest, sittingOf(plan, index)));
    } catch (error) {
      crashes.push({ index, told: error instanceof Error ? error.message : String(error) });
    }
  return { played, crashes };
};
