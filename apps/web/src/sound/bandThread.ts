import type { Order, Record } from '@templefall/soundtrack';
import type { BandNews, BandOrder } from './bandWorker.ts';
import workerUrl from './bandWorker.ts?entry';

/** A band in a thread of its own. Should that not start, or die, the one given takes over, here. */
export const bandThread = (here: Record): Record => {
  const waiting = new Map<number, readonly [Order, Parameters<Record>[1]]>();
  let last = 0;
  let worker: Worker | undefined;
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const one of waiting.values()) here(...one);
    waiting.clear();
  };
  try {
    worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data: { n, recording } }: MessageEvent<BandNews>) => {
      const [, done] = waiting.get(n) ?? [];
      waiting.delete(n);
      done?.(recording);
    });
  } catch {
    // A browser that lets no worker start.
  }
  return (order, done) => {
    if (!worker) return here(order, done);
    last += 1;
    waiting.set(last, [order, done]);
    worker.postMessage({ n: last, order } satisfies BandOrder);
  };
};
