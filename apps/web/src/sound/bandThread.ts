import type { Band, Mix } from '@templefall/soundtrack';
import type { BandNews, BandOrder } from './bandWorker.ts';
import workerUrl from './bandWorker.ts?entry';

/** A band in a thread of its own. Should that not start, or die, the one given takes over, here. */
export const bandThread = (here: Band): Mix => {
  const waiting = new Map<number, { readonly notes: BandOrder['notes']; readonly done: Parameters<Mix>[1] }>();
  let last = 0;
  let worker: Worker | undefined;
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { notes, done } of waiting.values()) done(here.mix(notes));
    waiting.clear();
  };
  try {
    worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data: { n, recording } }: MessageEvent<BandNews>) => {
      const order = waiting.get(n);
      waiting.delete(n);
      order?.done(recording);
    });
  } catch {
    // A browser that lets no worker start.
  }
  return (notes, done) => {
    if (!worker) return done(here.mix(notes));
    last += 1;
    waiting.set(last, { notes, done });
    worker.postMessage({ n: last, notes } satisfies BandOrder);
  };
};
