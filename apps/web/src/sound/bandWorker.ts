import { createBand, type Mix, type Stereo } from '@templefall/soundtrack';

export interface BandOrder {
  readonly n: number;
  readonly notes: Parameters<Mix>[0];
}
export interface BandNews {
  readonly n: number;
  readonly recording: Stereo;
}

const band = createBand();

/** Makes samples and mixes bars off the page's own thread: some take as long as twenty frames of a slow phone. */
addEventListener('message', ({ data: { n, notes } }: MessageEvent<BandOrder>) => {
  const recording = band.mix(notes);
  const transfer = [recording.left.buffer, recording.right.buffer];
  postMessage({ n, recording } satisfies BandNews, { transfer });
});
