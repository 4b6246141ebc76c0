import type { MakeSample } from '@templefall/soundtrack';
import type { SampleNews, SampleOrder } from './sampleWorker.ts';
import workerUrl from './sampleWorker.ts?entry';

export interface SampleMaker {
  readonly make: MakeSample;
  readonly close: () => void;
}

export const sampleMaker = (): SampleMaker => {
  const worker = new Worker(workerUrl, { type: 'module' });
  const asked = new Map<number, PromiseWithResolvers<SampleNews['signal']>>();
  let n = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SampleNews>) => {
    asked.get(data.n)?.resolve(data.signal);
    asked.delete(data.n);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const one of asked.values()) one.reject(new Error(message));
  });
  return {
    make: (...sample) => {
      const one = Promise.withResolvers<SampleNews['signal']>();
      asked.set(++n, one);
      worker.postMessage({ n, sample } satisfies SampleOrder);
      return one.promise;
    },
    close: () => worker.terminate(),
  };
};
