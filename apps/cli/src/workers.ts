import { Worker } from 'node:worker_threads';

/** A stretch of games: a worker is told which to play. */
export interface Batch {
  readonly from: number;
  readonly count: number;
}

export interface Labour<Done> {
  readonly script: URL;
  /** What every worker knows from the start; plain data. */
  readonly plan: unknown;
  /** The number of the first game; 0 unless told. */
  readonly first?: number;
  readonly games: number;
  readonly workers: number;
  readonly batch: number;
  /** What came of a batch; `false` calls everybody off. */
  readonly onBatch: (done: Done, batch: Batch) => boolean;
}

/** Nearly all that a game makes is soon forgotten: the more room there is for it, the less often it is swept. */
const ROOM = { maxYoungGenerationSizeMb: 64 };

/** Deals games out to worker threads in small batches, so that a slow one keeps nobody waiting. */
export const dealOut = async <Done>(labour: Labour<Done>): Promise<void> => {
  const { script, plan, first = 0, games, workers, batch, onBatch } = labour;
  let next = first;
  let isCalledOff = false;
  const nextBatch = (): Batch | undefined => {
    if (next >= first + games || isCalledOff) return undefined;
    const stretch = { from: next, count: Math.min(batch, first + games - next) };
    next += stretch.count;
    return stretch;
  };
  const labourer = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = nextBatch();
      if (!current) return resolve();
      const worker = new Worker(script, { workerData: plan, resourceLimits: ROOM });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (done: Done) => {
        if (current && !onBatch(done, current)) isCalledOff = true;
        current = nextBatch();
        if (current) worker.postMessage(current);
        else void worker.terminate();
      });
      worker.postMessage(current);
    });
  await Promise.all(Array.from({ length: Math.max(1, workers) }, labourer));
};
