import {
  createSamples,
  type Excerpt,
  type Mode,
  type Piece,
  renderExcerpt,
  type Story,
  TRACKS,
  type TrackId,
} from '@templefall/soundtrack';

export interface Job {
  readonly track: TrackId;
  readonly mode: Mode;
  readonly seed: Piece['seed'];
  readonly countdowns: Piece['countdowns'];
  readonly story: Story;
  readonly excerpt: Omit<Excerpt, 'samples'>;
}

const samples = createSamples();

/** Runs in Chromium: renders and sends the two channels back as raw samples. Answers the milliseconds it took. */
const render = async ({ track, mode, seed, countdowns, story, excerpt }: Job): Promise<number> => {
  const begun = performance.now();
  const buffer = await renderExcerpt({ track: TRACKS[track], mode, seed, countdowns }, story, { ...excerpt, samples });
  const took = performance.now() - begun;
  for (const channel of [0, 1])
    await fetch('/samples', { method: 'POST', body: new Blob([buffer.getChannelData(channel)]) });
  return took;
};

declare global {
  var renderSoundtrack: typeof render;
}
globalThis.renderSoundtrack = render;
