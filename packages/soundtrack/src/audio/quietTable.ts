import type { Seed } from '@templefall/kit';
import { quietPiece } from '../score/quietPiece.ts';
import { WRITE_VOICES, type WriteEffect, type WriteEffectOptions, writeNotes } from '../score/writeEffects.ts';
import { createMixer, type Volumes } from './mixer.ts';
import { createPlayer } from './player.ts';
import type { Samples } from './samples.ts';

/** What a table in turns sounds like: effects, and music only if somebody wants it. */
export interface QuietTable {
  readonly effect: (effect: WriteEffect, options?: WriteEffectOptions) => void;
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (isMuted: boolean) => void;
  readonly setMusic: (isOn: boolean) => void;
  /** Places the bars that come next. To be called now and then: timers only wake it, sound is placed on the audio clock. */
  readonly pump: () => void;
  readonly stop: () => void;
}

export const createQuietTable = (
  context: BaseAudioContext,
  { samples, seed }: { readonly samples: Samples; readonly seed: Seed },
): QuietTable => {
  const mixer = createMixer(context);
  const player = createPlayer(context, mixer, samples);
  const barAt = quietPiece(seed);
  let isOn = false;
  let bar = 0;
  /** The second of the audio clock at which the next bar begins. */
  let next = 0;
  void samples.warm({ single: WRITE_VOICES, mixed: [] });

  const pump = (): void => {
    if (!isOn) return;
    // A tab that slept goes on from now.
    if (next < context.currentTime) next = context.currentTime + LEAD;
    while (next < context.currentTime + AHEAD) {
      const { notes, length } = barAt(bar);
      const begins = next;
      player.goOn({ notes, length }, () => begins, 'music');
      next += length / 1000;
      bar += 1;
    }
  };

  return {
    effect: (effect, options) => {
      for (const note of writeNotes(effect, options))
        player.play(note, context.currentTime + note.at / 1000, 'effects');
    },
    setVolumes: mixer.setVolumes,
    mute: mixer.mute,
    setMusic: wanted => {
      if (wanted === isOn) return;
      isOn = wanted;
      if (isOn) pump();
      else player.hush('music');
    },
    pump,
    stop: () => {
      player.hush('music');
      player.hush('effects');
      mixer.disconnect();
    },
  };
};

/** Seconds in which the first bar is mixed. */
const LEAD = 0.6;
/** Seconds that are placed beforehand. */
const AHEAD = 8;
