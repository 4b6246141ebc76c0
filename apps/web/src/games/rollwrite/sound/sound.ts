import { effect } from '@preact/signals';
import { seedOf } from '@templefall/kit';
import type { WriteEffect, WriteEffectOptions } from '@templefall/soundtrack';
import { settings } from '../../../settings/settings.ts';
import { fetchSoundtrack } from '../../../sound/soundStore.ts';

/** Something that is heard once. */
export interface WriteCue {
  readonly effect: WriteEffect;
  readonly options?: WriteEffectOptions;
}

export interface OpenSound {
  readonly play: (cue: WriteCue) => void;
  readonly close: () => void;
}

/** Dice, chalk and gems until closed, and the quiet piece for those who want it: another one for every game. */
export const openSound = async (game: string): Promise<OpenSound> => {
  const { createQuietTable, store } = await fetchSoundtrack();
  const context = new AudioContext({ latencyHint: 'interactive' });
  const table = createQuietTable(context, { samples: store, seed: seedOf(game) });

  const follow = (): void => {
    const { isMuted, music, effects, soundMode, quietMusic } = settings.value;
    // Gongs only means that: hands are silent.
    const hands = soundMode === 'gongs' ? 0 : soundMode === 'gentle' ? GENTLE : 1;
    table.setVolumes({ music: music / 100, effects: (effects / 100) * hands, voice: 0 });
    table.mute(isMuted);
    table.setMusic(quietMusic && !document.hidden);
  };
  // The browser keeps sound back until the first touch.
  const wake = (): void => {
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  };
  for (const touch of TOUCHES) addEventListener(touch, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', follow);
  const timer = setInterval(table.pump, PUMP_MS);
  const unfollow = effect(follow);

  return {
    play: ({ effect: sound, options }) => table.effect(sound, options),
    close: () => {
      unfollow();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      for (const touch of TOUCHES) removeEventListener(touch, wake, { capture: true });
      table.stop();
      void context.close();
    },
  };
};

const GENTLE = 0.6;
const PUMP_MS = 2000;
/** iOS unlocks on the end of a touch, others on its beginning. */
const TOUCHES = ['pointerdown', 'touchend', 'keydown'] as const;
