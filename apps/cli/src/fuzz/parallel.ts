import type { Tally } from '@templefall/testkit';
import { dealOut } from '../workers.ts';
import type { BatchDone, Failure, Plan } from './plan.ts';

export interface ParallelRun {
  readonly tallies: readonly Tally[];
  readonly steps: number;
  /** The first game that failed, by its index among those played. */
  readonly failure?: Failure;
}

interface Wish {
  readonly games: number;
  readonly workers: number;
  readonly onDone: (done: number) => void;
}

const BATCH = 20;

/** Plays on all workers; the first failure ends it. */
export const playInParallel = async (plan: Plan, { games, workers, onDone }: Wish): Promise<ParallelRun> => {
  const tallies: Tally[] = [];
  const failures: Failure[] = [];
  let done = 0;
  let steps = 0;
  await dealOut<BatchDone>({
    script: new URL('./worker.ts', import.meta.url),
    plan,
    games,
    workers,
    batch: BATCH,
    onBatch: batch => {
      tallies.push(batch.tally);
      steps += batch.steps;
      done += batch.count;
      if (batch.failure) failures.push(batch.failure);
      onDone(done);
      return failures.length === 0;
    },
  });
  const failure = failures.toSorted((a, b) => a.index - b.index)[0];
  return { tallies, steps, ...(failure && { failure }) };
};
