import type { Samples } from '@templefall/soundtrack';
import { bandThread } from './bandThread.ts';

/** Made once a visit, and so is the thread that makes them: the next game has nothing to wait for. */
let samples: Samples | undefined;

/** The soundtrack, which no first picture waits for, and what was recorded so far. */
export const fetchSoundtrack = async () => {
  const soundtrack = await import('@templefall/soundtrack');
  if (!samples) {
    const band = soundtrack.createBand();
    samples = soundtrack.createSamples(band, bandThread(soundtrack.recordWith(band)));
  }
  return { ...soundtrack, store: samples };
};
