import { Worker } from 'node:worker_threads';
import type { Tally } from '@templefall/testkit';
import type { Batch, BatchDone, Failure, Plan } from './plan.ts';

export interface ParallelRun {
  readonly tallies: readonly Tally[];
  readonly steps: number;
  /** The first game that failed, by its index among those played. */
  readonly failure?: Failure;
}

const BATCH = 20;

/** Deals the games out to workers in small batches; the first failure ends it. */
export const playInParallel = async (
  plan: Plan,
  {
    games,
    workers,
    onDone,
  }: { readonly games: number; readonly workers: number; readonly onDone: (done: number) => void },
): Promise<ParallelRun> => {
  const tallies: Tally[] = [];
  const failures: Failure[] = [];
  let next = 0;
  let done = 0;
  let steps = 0;
  const nextBatch = (): Batch | undefined => {
    if (next >= games || failures.length > 0) return undefined;
    const batch = { from: next, count: Math.min(BATCH, games - next) };
    next += batch.count;
    return batch;
  };

  const labour = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = nextBatch();
      if (!first) return resolve();
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (batch: BatchDone) => {
        tallies.push(batch.tally);
        steps += batch.steps;
        done += batch.count;
        if (batch.failure) failures.push(batch.failure);
        onDone(done);
        const more = nextBatch();
        if (more) worker.postMessage(more);
        else void worker.terminate();
      });
      worker.postMessage(first);
    });
  await Promise.all(Array.from({ length: Math.max(1, workers) }, labour));
  const failure = failures.toSorted((a, b) => a.index - b.index)[0];
  return { tallies, steps, ...(failure && { failure }) };
};
