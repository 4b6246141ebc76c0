import type { Millis } from '@templefall/kit';
import type { OutcomeType, Situation } from '../score/situation.ts';
import { createConductor, type Piece } from './conductor.ts';
import { createMixer } from './mixer.ts';
import { createPlayer } from './player.ts';
import type { Samples } from './samples.ts';

/** A game as the music sees it: what changed when. */
export interface Story {
  readonly situations: readonly { readonly at: Millis; readonly situation: Situation }[];
  readonly ending?: { readonly at: Millis; readonly outcome: OutcomeType };
}

export interface Excerpt {
  readonly samples: Samples;
  readonly from: Millis;
  readonly to: Millis;
  readonly sampleRate: number;
}

/**
 * A stretch of a game as samples, through the same conductor, players and mixer that play it live; only the clock is the
 * context's own. The same piece, story and excerpt give the same samples.
 */
export const renderExcerpt = async (piece: Piece, story: Story, excerpt: Excerpt): Promise<AudioBuffer> => {
  const { from, to, sampleRate, samples } = excerpt;
  const seconds = (to - from) / 1000;
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
  const mixer = createMixer(context);
  const player = createPlayer(context, mixer, samples);
  const clock = { now: () => from + context.currentTime * 1000 };
  const conductor = createConductor(
    piece,
    {
      heard: () => context.currentTime,
      play: player.play,
      goOn: player.goOn,
      hush: player.hush,
      breathe: mixer.breathe,
      breatheFreely: mixer.breatheFreely,
    },
    clock,
  );
  const tell = (): void => {
    const now = clock.now();
    const latest = story.situations.filter(({ at }) => at <= now).at(-1);
    if (latest) conductor.follow(latest.situation);
    if (story.ending && story.ending.at <= now) conductor.conclude(story.ending.outcome, story.ending.at);
    conductor.pump();
  };
  tell();
  for (let at = STEP; at < seconds; at += STEP) {
    context.suspend(at).then(() => {
      tell();
      return context.resume();
    });
  }
  return context.startRendering();
};

/** Seconds between pumps. */
const STEP = 0.25;
