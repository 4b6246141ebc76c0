import type { MakeSample } from '@templefall/soundtrack';
import type { SampleNews, SampleOrder } from './sampleWorker.ts';
import workerUrl from './sampleWorker.ts?entry';

export interface SampleMaker {
  readonly make: MakeSample;
  readonly close: () => void;
}

/** Without a worker nothing is made ahead: each sample is then made when it is first heard. */
export const sampleMaker = (): SampleMaker => {
  const worker = new Worker(workerUrl, { type: 'module' });
  const asked = new Map<number, (signal: SampleNews['signal']) => void>();
  let n = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SampleNews>) => {
    asked.get(data.n)?.(data.signal);
    asked.delete(data.n);
  });
  return {
    make: (...sample) =>
      new Promise(resolve => {
        asked.set(++n, resolve);
        worker.postMessage({ n, sample } satisfies SampleOrder);
      }),
    close: () => worker.terminate(),
  };
};
