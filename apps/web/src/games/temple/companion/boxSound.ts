import { effect } from '@preact/signals';
import { type Clock, seedOf } from '@templefall/kit';
import type { Soundtrack } from '@templefall/soundtrack';
import { loadSoundtrackTexts } from '@templefall/texts';
import { settings } from '../../../settings/settings.ts';
import { fetchSoundtrack } from '../../../sound/soundStore.ts';
import { browserSpeaker } from '../../../sound/speaker.ts';
import { spokenWords } from '../sound/words.ts';
import { type Box, countdownsOf, fallOf, gameTime, gemsOf, isRunning } from './box.ts';

export interface BoxSound {
  /** What has changed at the table. */
  readonly follow: (box: Box) => void;
  /** A gong, to see how loud it is in this room. */
  readonly test: () => void;
  readonly close: () => void;
}

/** Plays the soundtrack to a real table. Opened by a touch, so that the browser lets it be heard. */
export const openBoxSound = async (opened: Box): Promise<BoxSound> => {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const { language, soundMode } = settings.peek();
  const [{ createSoundtrack, TRACK_IDS, store }, texts] = await Promise.all([
    fetchSoundtrack(),
    loadSoundtrackTexts[language](),
  ]);
  let box = opened;
  const now = (): number => gameTime(box, Date.now());
  const clock: Clock = {
    now,
    at: (moment, callback) => {
      const timer = setTimeout(callback, Math.max(0, moment - now()));
      return () => clearTimeout(timer);
    },
  };
  const soundtrack: Soundtrack = createSoundtrack({
    context,
    samples: store,
    clock,
    countdowns: countdownsOf(box),
    seed: seedOf('the real box'),
    track: TRACK_IDS[box.track - 1] ?? 'lamplight',
    mode: soundMode,
    role: 'screen',
    words: spokenWords(texts),
    speaker: browserSpeaker(language),
    onCaption: () => {},
    onLocked: () => {},
  });
  await soundtrack.prepare();

  let hasStarted = false;
  let hasFallen = false;
  const follow = (next: Box): void => {
    const before = box;
    const wasRunning = isRunning(before);
    box = next;
    const most = gemsOf(box);
    if (box.fates < before.fates) soundtrack.effect('fate');
    else if (box.depot < before.depot) soundtrack.effect('gem', { gems: Math.max(0, most - box.depot) });
    soundtrack.follow({ gems: Math.max(0, most - box.depot) / most, stuck: 0, exitFound: false });
    if (isRunning(box)) {
      if (!hasStarted) soundtrack.start();
      else if (!wasRunning) soundtrack.resume();
      hasStarted = true;
    } else if (wasRunning) soundtrack.pause();
    if (!hasFallen && hasStarted && now() >= fallOf(box)) {
      hasFallen = true;
      soundtrack.conclude('fall', fallOf(box));
    }
  };
  follow(opened);
  const onVisibility = (): void => {
    soundtrack.setHidden(document.hidden);
    if (!document.hidden) void soundtrack.wake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const endSettings = effect(() => {
    const { music, effects, voices, isMuted, soundMode: mode } = settings.value;
    soundtrack.setVolumes({ music: music / 100, effects: effects / 100, voice: voices / 100 });
    soundtrack.mute(isMuted);
    soundtrack.setMode(mode);
  });
  return {
    follow,
    test: () => {
      void context.resume().then(() => soundtrack.effect('gem'));
    },
    close: () => {
      endSettings();
      document.removeEventListener('visibilitychange', onVisibility);
      soundtrack.stop();
      void context.close();
    },
  };
};
