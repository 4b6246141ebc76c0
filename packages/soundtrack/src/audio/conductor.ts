import { type Clock, type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Bar, barAt } from '../score/bars.ts';
import { codaNotes } from '../score/coda.ts';
import { barLengthOf, composeBar } from '../score/compose.ts';
import { cueNote, type Mode } from '../score/cueNotes.ts';
import { type Countdown, type Cue, cuesOf } from '../score/cues.ts';
import type { Note } from '../score/note.ts';
import { sectionsOf } from '../score/sections.ts';
import { AT_THE_START, type Mood, moodOf, type OutcomeType, type Situation } from '../score/situation.ts';
import type { Track } from '../score/track.ts';
import type { Stretch } from '../synth/band.ts';
import { VOICES } from '../synth/voices.ts';
import type { Bus, Mixer } from './mixer.ts';
import type { Sounding } from './player.ts';
import { createTimeline } from './timeline.ts';

/** What a conductor stands before: the player and the mixer, or a recorder in tests. */
export interface Orchestra extends Pick<Mixer, 'breathe' | 'breatheFreely'> {
  /** The second of the audio clock that is being heard at this moment. */
  readonly heard: () => number;
  /** Absent if it cannot be had yet. */
  readonly play: (note: Note, at: number, bus: Bus) => Sounding | undefined;
  /** The next stretch of the music; when it begins is asked once it is ready. */
  readonly goOn: (stretch: Omit<Stretch, 'isFirst'>, at: () => number, bus: Bus) => void;
  readonly hush: (bus: Bus) => void;
}

export interface Piece {
  readonly countdowns: readonly Countdown[];
  readonly seed: Seed;
  readonly track: Track;
  readonly mode: Mode;
}

export interface ScheduledCue {
  readonly cue: Cue;
  /** The second of the audio clock at which it begins. */
  readonly audioAt: number;
}

export interface Conductor {
  /** Hands out what is to sound soon. Harmless at any moment and as often as one likes. */
  readonly pump: () => void;
  /** Stops everything that sounds and begins anew at the clock's present moment with the next pump. */
  readonly restart: () => void;
  readonly follow: (situation: Situation) => void;
  readonly conclude: (outcome: OutcomeType, at: Millis) => void;
  /** How far ahead music is handed out: more when timers are slow, as in a hidden tab. */
  readonly lookAhead: (span: Millis) => void;
  readonly mood: () => Mood;
  readonly scheduledCues: () => readonly ScheduledCue[];
}

/** Puts the score onto the audio clock a little ahead of time, bar by bar, and each cue a minute ahead. */
export const createConductor = (piece: Piece, orchestra: Orchestra, clock: Pick<Clock, 'now'>): Conductor => {
  const { track, mode, countdowns } = piece;
  const chance = seededChance(piece.seed);
  const sections = sectionsOf(countdowns);
  const cues = cuesOf(countdowns);
  const barLength = barLengthOf(track);
  const timeline = createTimeline();
  const musicLevel = track.gain * (mode === 'gentle' ? GENTLE_BED : 1);
  let situation = AT_THE_START;
  const notesIn = (bar: Bar): readonly Note[] =>
    composeBar(track, mode === 'gentle' ? gently(bar) : bar, situation, chance);
  let ending: { readonly outcome: OutcomeType; readonly at: Millis } | undefined;
  let ahead = LOOK_AHEAD;
  /** Music is handed out up to here; undefined before the first bar. */
  let written: Millis | undefined;
  let placed: readonly (ScheduledCue & { readonly sounding: Sounding })[] = [];

  const restart = (): void => {
    orchestra.hush('music');
    orchestra.hush('cues');
    orchestra.breatheFreely();
    timeline.forget();
    written = undefined;
    placed = [];
  };

  const pump = (): void => {
    const { game, audio } = bothClocks();
    if (timeline.read(game, audio)) {
      restart();
      timeline.read(game, audio);
    }
    const now = clock.now();
    placeCues(now);
    if (mode !== 'gongs') writeMusic(now);
  };

  /** Both clocks at one moment. A busy device may halt between two looks: whoever took long looks again. */
  const bothClocks = (): { readonly game: Millis; readonly audio: number } => {
    let game = clock.now();
    let audio = orchestra.heard();
    for (let again = 0; again < 5 && clock.now() - game > ONE_MOMENT; again++) {
      game = clock.now();
      audio = orchestra.heard();
    }
    return { game, audio };
  };

  /** Cues are placed long before, and placed again whenever the clock has been corrected since. */
  const placeCues = (now: Millis): void => {
    for (const { cue, audioAt, sounding } of placed) {
      if (cue.at < now + SETTLED || Math.abs(timeline.toAudio(cue.at) - audioAt) < CLOSE_ENOUGH) continue;
      sounding.stop();
      placed = placed.filter(other => other.cue !== cue);
    }
    const isOver = (cue: Cue): boolean => ending !== undefined && cue.at > ending.at;
    for (const cue of cues) {
      if (isPast(cue, now) || cue.at > now + aheadOf(cue) || isOver(cue)) continue;
      if (placed.some(other => other.cue === cue)) continue;
      const audioAt = timeline.toAudio(cue.at);
      const sounding = orchestra.play(cueNote(cue, mode), audioAt, 'cues');
      if (!sounding) continue;
      placed = [...placed, { cue, audioAt, sounding }];
      if (cue.type !== 'cry' && cue.type !== 'tick' && (cue.count ?? 1) === 1)
        orchestra.breathe(strokesOf(cue).map(timeline.toAudio));
    }
    placed = placed.filter(({ cue }) => cue.at > now - REMEMBERED);
  };
  const strokesOf = ({ type, countdown }: Cue): readonly Millis[] =>
    cues.filter(cue => cue.type === type && cue.countdown === countdown).map(({ at }) => at);

  const writeMusic = (now: Millis): void => {
    if (written === undefined) {
      if (ending) {
        hand(codaNotes(track, ending.outcome, ending.at + CODA_AFTER), { from: now, to: now + CODA, now });
        written = Number.POSITIVE_INFINITY;
        return;
      }
      // Jumping in: what was struck is past, what is still held is taken up.
      const bar = barAt(sections, barLength, now);
      if (bar) hand([...heldOver(bar), bar].flatMap(notesIn), { from: now, to: bar.at + bar.length, now });
      written = bar ? bar.at + bar.length : Math.max(0, now);
    }
    while (written < now + ahead) {
      const bar = barAt(sections, barLength, written);
      if (!bar) return;
      hand(notesIn(bar), { from: bar.at, to: bar.at + bar.length, now });
      written = bar.at + bar.length;
    }
  };
  const heldOver = (bar: Bar): readonly Bar[] =>
    Array.from({ length: bar.index % 4 }, (_, back) => {
      const index = bar.index - 1 - back;
      return { ...bar, index, at: bar.at - (back + 1) * bar.length };
    });

  /** Gives out a stretch of music: what of these notes is still to sound. */
  const hand = (
    notes: readonly Note[],
    { from, to, now }: { readonly from: Millis; readonly to: Millis; readonly now: Millis },
  ): void => {
    const due = notes.flatMap(note => {
      const late = Math.max(0, now - note.at);
      if (late > 0 && !(VOICES[note.voice].sustains && note.length > late + SETTLED)) return [];
      const at = note.at + late - from;
      return [{ ...note, at, length: note.length - late, level: note.level * musicLevel }];
    });
    orchestra.goOn({ notes: due, length: to - from }, () => timeline.toAudio(from), 'music');
  };

  return {
    pump,
    restart,
    follow: next => {
      situation = next;
    },
    conclude: (outcome, at) => {
      if (ending) return;
      ending = { outcome, at };
      orchestra.hush('music');
      for (const { cue, sounding } of placed) if (cue.at > at) sounding.stop();
      placed = placed.filter(({ cue }) => cue.at <= at);
      written = undefined;
      if (timeline.isSet()) pump();
    },
    lookAhead: span => {
      ahead = span;
    },
    mood: () => moodOf(barAt(sections, barLength, clock.now())?.section.type, situation, ending?.outcome),
    scheduledCues: () => placed.map(({ cue, audioAt }) => ({ cue, audioAt })),
  };
};

/** [TT8] For small children the music never gets beyond a brisk walk. */
const gently = (bar: Bar): Bar => ({
  ...bar,
  section: {
    ...bar.section,
    intensity: [Math.min(bar.section.intensity[0], BRISK), Math.min(bar.section.intensity[1], BRISK)],
  },
});
const BRISK = 0.49;
/** A wooden gong is soft: the music lies so far below it that it need not be loud to be heard. */
const GENTLE_BED = 0.5;

/** Enough for a slow phone to mix a bar, short enough for the music to follow the game with the next one. */
export const LOOK_AHEAD: Millis = 800;
/** A breath between the end of a game and its coda, in which that is mixed. */
const CODA_AFTER: Millis = 250;
/** Longer than any coda rings. */
const CODA: Millis = 16_000;

/** Alone, the clock starts with a touch that nobody foresaw: the cry follows it at once rather than not at all. */
const isPast = ({ type, at }: Cue, now: Millis): boolean => at + (type === 'cry' ? FOLLOWS : 0) < now;
const FOLLOWS: Millis = 300;

/**
 * A hidden tab may run its timers once a minute; its gongs ring on the second all the same. Ticks are many, and what waits
 * for its moment costs as much as what sounds: they are placed shortly before.
 */
const aheadOf = ({ type }: Cue): Millis => (type === 'tick' ? 3000 : 70_000);
const REMEMBERED: Millis = 10_000;
const ONE_MOMENT: Millis = 1;
/** What is this near is left alone: moving it would be heard. */
const SETTLED: Millis = 120;
/** Seconds a placed cue may be off before it is placed again. */
const CLOSE_ENOUGH = 0.0015;
