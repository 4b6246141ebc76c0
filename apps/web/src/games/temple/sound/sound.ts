import { effect, signal } from '@preact/signals';
import { type Clock, seedOf } from '@templefall/kit';
import type { Caption, Role, ScheduledCue, Soundtrack } from '@templefall/soundtrack';
import { loadSoundtrackTexts } from '@templefall/texts';
import { settings } from '../../../settings/settings.ts';
import { fetchSoundtrack } from '../../../sound/soundStore.ts';
import { browserSpeaker } from '../../../sound/speaker.ts';
import { withStrength } from '../../../sound/vibration.ts';
import type { TempleSession } from '../session.ts';
import { type Effect, effectsBetween } from './effects.ts';
import { type ListenedHand, onHand } from './handEffects.ts';
import { runOut } from './runOut.ts';
import { situationOf } from './situation.ts';
import { spokenWords } from './words.ts';

/** The browser keeps sound back until the first touch: the screen shows a hint while this is true. */
export const isSoundLocked = signal(false);
/** Whether sound was open at any time of this game: what is taken away after that, by a call or a broken output, is news. */
export const hasSoundOpened = signal(false);
/** What the narrator is saying, for all who read. */
export const caption = signal<Caption | undefined>(undefined);

export interface SoundOptions {
  readonly session: TempleSession;
  readonly role: Role;
  /** Absent for those who only watch. */
  readonly hand?: ListenedHand | undefined;
}

export interface CueMoment extends ScheduledCue {
  readonly heardAt: number;
}

declare global {
  /** What this page sounds, for those who measure it from outside: the console and the browser suites. */
  var templefallSound: Sound | undefined;
}

export interface Sound {
  /** When each cue near is to be heard, in milliseconds since 1970 by this device's clock; none before the device tells. */
  readonly cueMoments: () => readonly CueMoment[];
  readonly close: () => void;
}

/** Fetches the soundtrack, which no first picture waits for, and plays it to a table until closed. */
export const openSound = async ({ session, role, hand }: SoundOptions): Promise<Sound> => {
  await afterPaint();
  const [{ createSoundtrack, TRACK_IDS, store }, { createHaptics }] = await Promise.all([
    fetchSoundtrack(),
    import('./haptics.ts'),
  ]);
  const { language, soundMode } = settings.peek();
  const texts = await loadSoundtrackTexts[language]();
  const view = session.view.peek();
  const clock = clockOf(session);
  const haptics = createHaptics({ countdowns: view.countdowns, clock, vibrate: buzz });
  const make = (context: AudioContext): Soundtrack =>
    createSoundtrack({
      context,
      samples: store,
      clock,
      countdowns: view.countdowns,
      seed: seedOf(session.gameKey()),
      track: TRACK_IDS[view.options.soundtrack - 1] ?? 'lamplight',
      mode: soundMode,
      role,
      words: spokenWords(texts),
      speaker: browserSpeaker(language),
      onCaption: next => {
        caption.value = next;
      },
      onLocked: locked => {
        isSoundLocked.value = locked;
        if (!locked) hasSoundOpened.value = true;
      },
    });
  let context = new AudioContext({ latencyHint: 'interactive' });
  let soundtrack = make(context);

  const brief = (): void => {
    const { music, effects, voices, isMuted } = settings.peek();
    soundtrack.setVolumes({ music: music / 100, effects: effects / 100, voice: voices / 100 });
    soundtrack.mute(isMuted);
    soundtrack.follow(situationOf(session.view.peek()));
  };
  let isOpen = true;
  const begin = async (): Promise<void> => {
    // Where the table counts down to its beginning, the cry is placed ahead.
    if (session.begin && !session.hasBegun.peek()) return;
    const playing = soundtrack;
    await timeIsSettled(session);
    if (!isOpen || playing !== soundtrack) return;
    soundtrack.start();
    if (session.view.peek().paused) soundtrack.pause();
    else haptics.run();
    brief();
  };
  const hear = (effect: Effect): void => {
    soundtrack.effect(effect.type, effect.options);
    haptics.effect(effect);
  };
  /** An output that broke (headphones pulled out while in use) takes its context with it. */
  const rebuild = (): void => {
    soundtrack.stop();
    void context.close();
    context = new AudioContext({ latencyHint: 'interactive' });
    context.addEventListener('error', rebuild);
    soundtrack = make(context);
    void begin();
  };
  const wake = (): void => void soundtrack.wake();
  // A touch has dice to move: music that plays already looks after itself.
  const unlock = (): void => {
    if (soundtrack.locked()) wake();
  };
  const onVisibility = (): void => {
    soundtrack.setHidden(document.hidden);
    if (!document.hidden) wake();
  };
  context.addEventListener('error', rebuild);
  for (const touch of TOUCHES) window.addEventListener(touch, unlock, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  navigator.mediaDevices?.addEventListener('devicechange', wake);

  void soundtrack.prepare();

  let mode = soundMode;
  let wasPaused = view.paused === true;
  let hasEnded = false;
  let heardOut = runOut.peek();
  const endings = [
    session.hasBegun.subscribe(() => void begin()),
    effect(() => {
      const { music, effects, voices, isMuted, soundMode: wished } = settings.value;
      soundtrack.setVolumes({ music: music / 100, effects: effects / 100, voice: voices / 100 });
      soundtrack.mute(isMuted);
      if (wished !== mode) soundtrack.setMode(wished);
      mode = wished;
    }),
    session.view.subscribe(now => {
      soundtrack.follow(situationOf(now));
      const isPaused = now.paused === true;
      if (isPaused && !wasPaused) soundtrack.pause();
      if (!isPaused && wasPaused) soundtrack.resume();
      if (isPaused || now.ended) haptics.stop();
      else if (wasPaused) haptics.run();
      wasPaused = isPaused;
      if (now.ended && !hasEnded) soundtrack.conclude(now.ended === 'escaped' ? 'victory' : 'fall', session.now());
      hasEnded = now.ended !== undefined;
    }),
    session.onApplied(({ before, after }) => {
      for (const effect of effectsBetween(before, after, session.me)) hear(effect);
    }),
    runOut.subscribe(count => {
      if (count > heardOut) hear({ type: 'escape' });
      heardOut = count;
    }),
    session.onCall(({ call }) => {
      if (call === 'help') hear({ type: 'help' });
    }),
    ...(hand ? [onHand(hand, hear)] : []),
  ];

  const sound: Sound = {
    cueMoments: () => {
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      // All zeros until the first sound has left the device: whoever counted from there would take the page's age for the wait.
      if (contextTime === 0 || performanceTime === 0) return [];
      const origin = performance.timeOrigin + performanceTime - contextTime * 1000;
      return soundtrack.scheduledCues().map(planned => ({ ...planned, heardAt: origin + planned.audioAt * 1000 }));
    },
    close: () => {
      isOpen = false;
      haptics.stop();
      for (const end of endings) end();
      for (const touch of TOUCHES) window.removeEventListener(touch, unlock, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      navigator.mediaDevices?.removeEventListener('devicechange', wake);
      context.removeEventListener('error', rebuild);
      soundtrack.stop();
      void context.close();
      caption.value = undefined;
      isSoundLocked.value = false;
      hasSoundOpened.value = false;
      if (globalThis.templefallSound === sound) globalThis.templefallSound = undefined;
    },
  };
  globalThis.templefallSound = sound;
  return sound;
};

/** While people gather, in a thread of its own: whoever hears of the start three seconds before the cry has it at hand. */
export const rehearse = async (): Promise<void> => {
  const { language, soundMode } = settings.peek();
  const [{ cueVoices, store }] = await Promise.all([
    fetchSoundtrack(),
    import('./haptics.ts'),
    loadSoundtrackTexts[language](),
  ]);
  await store.warm({ single: cueVoices(soundMode), mixed: [] });
};

const buzz = (pattern: readonly number[]): void => {
  const { vibrates, vibration } = settings.peek();
  if (vibrates) navigator.vibrate?.(withStrength(pattern, vibration));
};

/** iOS unlocks on the end of a touch, others on its beginning. */
const TOUCHES = ['pointerdown', 'touchend', 'keydown'] as const;

/** Timers only wake the conductor; every sound is placed on the audio clock. */
const clockOf = (session: TempleSession): Clock => ({
  now: session.now,
  at: (moment, callback) => {
    const timer = setTimeout(callback, Math.max(0, moment - session.now()));
    return () => clearTimeout(timer);
  },
});

/** Music that began by a first guess of the time would stumble when the time is known better; but it does not wait for long. */
const timeIsSettled = async ({ isTimeSettled = () => true }: TempleSession): Promise<void> => {
  const latest = performance.now() + SETTLES_WITHIN;
  while (!isTimeSettled() && performance.now() < latest) await new Promise(done => setTimeout(done, 30));
};
const SETTLES_WITHIN = 1500;

const afterPaint = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
