import { type MakeSample, makeSample } from '@templefall/soundtrack';

export interface SampleOrder {
  readonly n: number;
  readonly sample: Parameters<MakeSample>;
}
export interface SampleNews {
  readonly n: number;
  readonly signal: Awaited<ReturnType<MakeSample>>;
}

/** Makes samples off the page's own thread: some take as long as twenty frames of a slow phone. */
addEventListener('message', ({ data: { n, sample } }: MessageEvent<SampleOrder>) => {
  const signal = makeSample(...sample);
  postMessage({ n, signal } satisfies SampleNews, { transfer: [signal.buffer] });
});
