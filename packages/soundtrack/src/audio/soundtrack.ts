import type { Clock, Millis, Seed } from '@templefall/kit';
import type { Mode } from '../score/cueNotes.ts';
import type { Countdown } from '../score/cues.ts';
import { EFFECTS, type EffectOptions, type EffectPlace, type EffectType, effectNotes } from '../score/effects.ts';
import { cueVoices, EFFECT_VOICES, musicVoices } from '../score/ensemble.ts';
import type { Mood, OutcomeType, Situation } from '../score/situation.ts';
import type { SpokenWords } from '../score/spoken.ts';
import type { TrackId } from '../score/track.ts';
import { TRACKS } from '../tracks/tracks.ts';
import { createConductor, LOOK_AHEAD, type Orchestra, type ScheduledCue } from './conductor.ts';
import { heardIn } from './heard.ts';
import { createMixer, STANDARD_VOLUMES, type Volumes } from './mixer.ts';
import { type Caption, createNarrator, type Speaker } from './narrator.ts';
import { createPlayer } from './player.ts';
import type { Samples } from './samples.ts';

/** What a device plays: everything; music, cues and shared moments (a big screen); or its own dice only. */
export const ROLES = ['alone', 'screen', 'tray'] as const;
export type Role = (typeof ROLES)[number];

export interface SoundtrackOptions {
  readonly context: AudioContext;
  /** Kept by the host from game to game. */
  readonly samples: Samples;
  /** Game time on the synchronised clock; it stands still while the game is paused. */
  readonly clock: Clock;
  /** The clock table of the game; empty for practice. */
  readonly countdowns: readonly Countdown[];
  readonly seed: Seed;
  readonly track: TrackId;
  readonly mode: Mode;
  readonly role: Role;
  readonly words: SpokenWords;
  readonly speaker?: Speaker;
  readonly onCaption: (caption: Caption | undefined) => void;
  /** The browser keeps sound locked until the first touch; the interface shows a hint meanwhile. */
  readonly onLocked: (locked: boolean) => void;
}

export interface Soundtrack {
  /** Has the samples made, best while the table still gathers. */
  readonly prepare: () => Promise<void>;
  /** From the clock's present moment on, wherever that is. */
  readonly start: () => void;
  readonly follow: (situation: Situation) => void;
  readonly conclude: (outcome: OutcomeType, at: Millis) => void;
  readonly effect: (type: EffectType, options?: EffectOptions) => void;
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (muted: boolean) => void;
  readonly setMode: (mode: Mode) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Takes up at the right place whatever happened: a touch, a tab that came back, another pair of headphones. */
  readonly wake: () => Promise<void>;
  readonly setHidden: (hidden: boolean) => void;
  readonly stop: () => void;
  readonly locked: () => boolean;
  readonly mood: () => Mood;
  readonly scheduledCues: () => readonly ScheduledCue[];
}

export const createSoundtrack = (options: SoundtrackOptions): Soundtrack => {
  const { context, samples, clock, countdowns, seed, role, words, speaker, onCaption, onLocked } = options;
  const track = TRACKS[options.track];
  const mixer = createMixer(context);
  const player = createPlayer(context, mixer, samples);
  const orchestra: Orchestra = {
    heard: () => heardIn(context),
    play: player.play,
    goOn: player.goOn,
    hush: player.hush,
    breathe: mixer.breathe,
    breatheFreely: mixer.breatheFreely,
  };
  const conduct = (mode: Mode) => createConductor({ countdowns, seed, track, mode }, orchestra, clock);
  const narrator = createNarrator({ countdowns, words, speaker, onCaption, onSpeaking: mixer.duckForVoice });
  let mode = options.mode;
  let volumes = STANDARD_VOLUMES;
  let isMuted = false;
  let conductor = conduct(mode);
  /** What was told so far, for a conductor who takes over in another mode. */
  let situation: Situation | undefined;
  let ending: readonly [OutcomeType, Millis] | undefined;
  let callOff: (() => void) | undefined;
  const isLocked = (): boolean => context.state !== 'running';

  /** Game time at the last look; it may stand although nobody paused: the word that it runs is still on its way. */
  let seen: Millis | undefined;

  const lookAfter = (pause: Millis): void => {
    callOff?.();
    callOff = clock.at(clock.now() + pause, loop);
  };
  const loop = (): void => {
    const now = clock.now();
    const runs = seen !== undefined && now !== seen;
    const stoodStill = seen !== undefined && !runs;
    seen = now;
    lookAfter(runs ? PUMP_EVERY : LOOK_AGAIN);
    if (role === 'tray') return;
    if (runs && !isLocked()) conductor.pump();
    if (stoodStill && conductor.scheduledCues().length > 0) conductor.restart();
    narrator.pump(now);
  };
  const onState = (): void => {
    if (!isLocked()) conductor.restart();
    onLocked(isLocked());
    // Not at the usual next look: the cry follows the touch that opened the sound.
    if (!isLocked() && callOff) lookAfter(OPENS_WITHIN);
  };
  const pause = (): void => {
    callOff?.();
    callOff = undefined;
    seen = undefined;
    narrator.beQuiet();
    conductor.restart();
  };
  const resume = (): void => {
    if (!callOff) loop();
  };

  return {
    prepare: () =>
      samples.warm(
        role === 'tray'
          ? { single: EFFECT_VOICES, mixed: [] }
          : { single: [...EFFECT_VOICES, ...cueVoices(mode)], mixed: mode === 'gongs' ? [] : musicVoices(track) },
      ),
    start: () => {
      context.addEventListener('statechange', onState);
      onLocked(isLocked());
      mixer.setVolumes(volumes);
      resume();
    },
    follow: next => {
      situation = next;
      conductor.follow(next);
    },
    conclude: (outcome, at) => {
      ending = [outcome, at];
      conductor.conclude(outcome, at);
      narrator.conclude(outcome, at);
    },
    effect: (type, effectOptions) => {
      if (isLocked() || !PLAYS[role].includes(EFFECTS[type].place)) return;
      const now = context.currentTime;
      for (const note of effectNotes(type, mode, effectOptions)) player.play(note, now + note.at / 1000, 'effects');
    },
    setVolumes: next => {
      volumes = next;
      mixer.setVolumes(volumes);
      narrator.setVolume(isMuted ? 0 : volumes.voice);
    },
    mute: muted => {
      isMuted = muted;
      mixer.mute(muted);
      narrator.setVolume(muted ? 0 : volumes.voice);
    },
    setMode: next => {
      conductor.restart();
      mode = next;
      conductor = conduct(next);
      if (situation) conductor.follow(situation);
      if (ending) conductor.conclude(...ending);
    },
    pause,
    resume,
    wake: async () => {
      if (context.state === 'closed') return;
      if (isLocked()) await context.resume();
      else if (callOff) loop();
    },
    setHidden: hidden => {
      conductor.lookAhead(hidden ? HIDDEN_LOOK_AHEAD : LOOK_AHEAD);
      if (callOff && !isLocked()) conductor.pump();
    },
    stop: () => {
      pause();
      player.hush('effects');
      context.removeEventListener('statechange', onState);
      mixer.disconnect();
    },
    locked: isLocked,
    mood: () => conductor.mood(),
    scheduledCues: () => conductor.scheduledCues(),
  };
};

/** To look at the clocks costs more than to act on them. A caption may be this late; a bar still has time to be mixed. */
const PUMP_EVERY: Millis = 200;
const LOOK_AGAIN: Millis = 20;
/** So long an output that was opened may tell a clock that stands still; who reads it sooner is wrong by that much. */
const OPENS_WITHIN: Millis = 60;
/** Browsers let a hidden tab's timers run once a second. */
const HIDDEN_LOOK_AHEAD: Millis = 2500;

const PLAYS: { readonly [role in Role]: readonly EffectPlace[] } = {
  alone: ['hand', 'table'],
  screen: ['table'],
  tray: ['hand'],
};
