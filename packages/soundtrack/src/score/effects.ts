import type { Millis } from '@templefall/kit';
import { AS_MADE, type VoiceName } from '../synth/voices.ts';
import type { Mode } from './cueNotes.ts';
import type { Note } from './note.ts';

/** The moments a hand or the table makes audible. Gong, ticks, slam and collapse are cues: they belong to the clock. */
export const EFFECT_TYPES = ['roll', 'hold', 'blackMask', 'freed', 'payable', 'gem', 'help', 'fate', 'escape'] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

export interface EffectOptions {
  /** How many dice are rolled: each is heard landing. */
  readonly dice?: number;
  /** How many of them land on the black mask: these knock. */
  readonly black?: number;
  /** How many gems are lit already: the glass rises with each. */
  readonly gems?: number;
}

/** Which device plays it: `hand` is the player's own, `table` everybody's. */
export type EffectPlace = 'hand' | 'table';

export interface Effect {
  readonly place: EffectPlace;
  readonly sounds: readonly Sound[];
  /** Milliseconds on, off, on … for the phone's motor. */
  readonly buzz: readonly Millis[];
}

interface Sound {
  readonly voice: VoiceName;
  readonly after: Millis;
  readonly pitch: number;
  readonly level: number;
}

/** One row a moment of the style guide's section on sound and haptics. */
export const EFFECTS: { readonly [type in EffectType]: Effect } = {
  roll: { place: 'hand', buzz: [], sounds: [{ voice: 'rattle', after: 0, pitch: AS_MADE, level: 0.3 }] },
  hold: { place: 'hand', buzz: [8], sounds: [{ voice: 'tick', after: 0, pitch: 74, level: 0.2 }] },
  blackMask: { place: 'hand', buzz: [30], sounds: [{ voice: 'knock', after: 0, pitch: AS_MADE, level: 0.5 }] },
  freed: {
    place: 'hand',
    buzz: [10, 30, 10],
    sounds: [
      { voice: 'kalimba', after: 0, pitch: 81, level: 0.24 },
      { voice: 'kalimba', after: 70, pitch: 86, level: 0.24 },
      { voice: 'glass', after: 140, pitch: 93, level: 0.16 },
    ],
  },
  payable: {
    place: 'hand',
    buzz: [],
    sounds: [
      { voice: 'glass', after: 0, pitch: 98, level: 0.05 },
      { voice: 'glass', after: 45, pitch: 103, level: 0.035 },
    ],
  },
  gem: {
    place: 'table',
    buzz: [20],
    sounds: [
      { voice: 'glass', after: 0, pitch: 74, level: 0.26 },
      { voice: 'glass', after: 110, pitch: 81, level: 0.2 },
    ],
  },
  help: {
    place: 'table',
    buzz: [40, 40, 40],
    sounds: [
      { voice: 'marimba', after: 0, pitch: 76, level: 0.34 },
      { voice: 'marimba', after: 160, pitch: 71, level: 0.34 },
    ],
  },
  fate: {
    place: 'table',
    buzz: [60],
    sounds: [
      { voice: 'glass', after: 0, pitch: 69, level: 0.16 },
      { voice: 'glass', after: 60, pitch: 76, level: 0.15 },
      { voice: 'glass', after: 120, pitch: 80, level: 0.14 },
      { voice: 'kalimba', after: 0, pitch: 57, level: 0.3 },
      { voice: 'glass', after: 180, pitch: 88, level: 0.1 },
    ],
  },
  escape: {
    place: 'table',
    buzz: [30, 30, 80],
    sounds: [
      { voice: 'flute', after: 0, pitch: 69, level: 0.16 },
      { voice: 'flute', after: 180, pitch: 76, level: 0.18 },
      { voice: 'glass', after: 180, pitch: 81, level: 0.12 },
    ],
  },
};

/** What the phone's motor does at a cue; the ticks of the last ten seconds are felt too. */
export const CUE_BUZZ = { cry: [40], gong: [80], tick: [10], slam: [200], collapse: [400] } as const;

/** Buzzes with each die that lands. */
export const LANDING_BUZZ: Millis = 12;

/** Dice land one after the other, the last with the end of the roll. */
export const landings = (dice: number): readonly Millis[] =>
  Array.from({ length: dice }, (_, die) => ROLL - LANDING_GAP * (dice - 1 - die));
const ROLL: Millis = 700;
const LANDING_GAP: Millis = 45;

/** The sounds of one moment, in milliseconds after it. Gongs only means that: hands are silent. */
export const effectNotes = (
  type: EffectType,
  mode: Mode,
  { dice = 0, black = 0, gems = 0 }: EffectOptions = {},
): readonly Note[] => {
  if (mode === 'gongs') return [];
  const soft = mode === 'gentle' ? 0.6 : 1;
  const landing = (after: Millis, die: number): Sound =>
    die < black
      ? { voice: 'knock', after, pitch: AS_MADE, level: 0.5 }
      : { voice: 'tick', after, pitch: LANDING_PITCHES[die % 5] ?? 70, level: 0.22 };
  const sounds = type === 'roll' ? [...EFFECTS.roll.sounds, ...landings(dice).map(landing)] : EFFECTS[type].sounds;
  const rise = type === 'gem' ? (GEM_STEPS[Math.min(gems, GEM_STEPS.length - 1)] ?? 0) : 0;
  return sounds.map(({ voice, after, pitch, level }) => ({
    voice,
    at: after,
    length: 1500,
    pitch: pitch + rise,
    level: level * soft,
  }));
};

const LANDING_PITCHES = [70, 72, 69, 73, 71];
/** A five-note scale over three octaves: it rises with every gem and fits either track. */
const GEM_STEPS = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28, 31, 33];
