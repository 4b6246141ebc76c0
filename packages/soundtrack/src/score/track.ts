import type { Millis } from '@templefall/kit';
import type { VoiceName } from '../synth/voices.ts';
import type { SectionType } from './sections.ts';
import type { OutcomeType } from './situation.ts';

/** Semitones above the tonic, one octave of them. */
export type Scale = readonly number[];

/** A melodic idea: when (in steps of a bar), which degree of the scale above the chord, for how many steps. */
export type Motif = readonly (readonly [step: number, degree: number, steps: number])[];

/** The stretch before each countdown has a harmony of its own. */
export interface Act {
  readonly bar: Millis;
  readonly scale: Scale;
  /** Four bars each, one degree a bar; the seed chooses among them phrase by phrase. */
  readonly progressions: readonly (readonly [number, number, number, number])[];
}

interface LayerBase {
  readonly voice: VoiceName;
  readonly level: number;
  readonly in: readonly SectionType[];
  /** The intensity at which it comes in, and above which it is too quiet to be worth playing. */
  readonly enters: number;
  readonly leaves?: number;
  /** How often it plays when it may, phrase by phrase: 1 always. This is what keeps two games apart. */
  readonly often?: number;
  /** Only while someone is stuck, or only while the exit is known; `never` keeps out of the way of the stuck. */
  readonly when?: 'stuck' | 'exitFound' | 'nobodyStuck';
}

/** Holds degrees of the scale (of the tonic, or of the bar's chord) for a number of bars. */
export interface HoldLayer extends LayerBase {
  readonly type: 'hold';
  readonly on: 'tonic' | 'chord';
  readonly degrees: readonly number[];
  readonly octave: number;
  readonly bars: 1 | 2 | 4;
}

/** A figure over the chord, one character a step: a degree in base 36, or a dot for nothing. */
export interface FigureLayer extends LayerBase {
  readonly type: 'figure';
  readonly octave: number;
  readonly cells: readonly string[];
}

/** A drum: X loud, x plain, o soft. The fourth bar of a phrase may take a fill instead. */
export interface BeatLayer extends LayerBase {
  readonly type: 'beat';
  readonly cells: readonly string[];
  readonly fills?: readonly string[];
}

/** A tune made of the track's motifs: a call, its answer, and rests. */
export interface MelodyLayer extends LayerBase {
  readonly type: 'melody';
  readonly octave: number;
}

/** Single notes here and there: so many a bar, on average. */
export interface ScatterLayer extends LayerBase {
  readonly type: 'scatter';
  readonly octave: number;
  readonly perBar: number;
}

export type Layer = HoldLayer | FigureLayer | BeatLayer | MelodyLayer | ScatterLayer;

/** One note of a coda: milliseconds after it begins, voice, degree of the bright or dark scale, octave, length, level. */
export interface CodaNote {
  readonly after: Millis;
  readonly voice: VoiceName;
  readonly degrees: readonly number[];
  readonly octave: number;
  readonly length: Millis;
  readonly level: number;
}

export const TRACK_IDS = ['lamplight', 'deepWater'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

export interface Track {
  readonly id: TrackId;
  readonly tonic: number;
  /** Steps of a bar: 16 for four beats in quarters, 12 for two in sixths. */
  readonly steps: 12 | 16;
  readonly acts: readonly [Act, Act, Act];
  /** The scale once the exit is known: the same tonic with the light on. */
  readonly bright: Scale;
  /** Bars whose beats fall on the whole seconds of the ticks. */
  readonly countdownBar: Millis;
  /** How many degrees the harmony climbs through a countdown. */
  readonly climb: number;
  readonly motifs: readonly Motif[];
  readonly layers: readonly Layer[];
  readonly codas: { readonly [outcome in OutcomeType]: readonly CodaNote[] };
  /** Brings the whole track to the same loudness as the other. */
  readonly gain: number;
}
