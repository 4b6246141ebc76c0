import { createBand, type Order, recordWith, type Stereo } from '@templefall/soundtrack';

export interface BandOrder {
  readonly n: number;
  readonly order: Order;
}
export interface BandNews {
  readonly n: number;
  readonly recording: Stereo;
}

const record = recordWith(createBand());

/** Makes samples and mixes bars off the page's own thread: some take as long as twenty frames of a slow phone. */
addEventListener('message', ({ data: { n, order } }: MessageEvent<BandOrder>) => {
  record(order, recording => {
    const transfer = [recording.left.buffer, recording.right.buffer];
    postMessage({ n, recording } satisfies BandNews, { transfer });
  });
});
