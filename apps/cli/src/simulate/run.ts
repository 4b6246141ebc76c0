import { type Played, type Summary, summaryOf } from '@templefall/simulator';
import { type Batch, dealOut } from '../workers.ts';
import { playBatch } from './batch.ts';
import { contestNamed } from './contests.ts';
import type { BatchPlayed, Crash, Plan } from './plan.ts';

export interface Simulated {
  readonly summary: Summary;
  readonly crashes: readonly Crash[];
  readonly seconds: number;
}

interface Wish {
  /** The number of the first game; 0 unless told. */
  readonly first?: number;
  readonly games: number;
  /** None: the games are played here, one after the other. */
  readonly workers: number;
  readonly onDone?: (done: number) => void;
}

const BATCH = 10;

/** Plays a plan on all workers. The summary does not depend on who played what: games are put back in their order. */
export const simulated = async (plan: Plan, { first = 0, games, workers, onDone }: Wish): Promise<Simulated> => {
  const started = performance.now();
  const batches = new Map<number, readonly Played[]>();
  const crashes: Crash[] = [];
  let done = 0;
  const onBatch = (batch: BatchPlayed, { from, count }: Batch): boolean => {
    batches.set(from, batch.played);
    crashes.push(...batch.crashes);
    done += count;
    onDone?.(done);
    return true;
  };
  if (workers === 0) {
    const here = { from: first, count: games };
    onBatch(playBatch(await contestNamed(plan.game), plan, here), here);
  } else
    await dealOut<BatchPlayed>({
      script: new URL('./worker.ts', import.meta.url),
      plan,
      first,
      games,
      workers,
      batch: BATCH,
      onBatch,
    });
  const played = [...batches.keys()].sort((a, b) => a - b).flatMap(from => batches.get(from) ?? []);
  return {
    summary: summaryOf(played),
    crashes: crashes.toSorted((a, b) => a.index - b.index),
    seconds: (performance.now() - started) / 1000,
  };
};
