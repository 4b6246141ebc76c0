import type { Signal } from './signal.ts';
import * as struck from './struck.ts';
import * as sustained from './sustained.ts';

/** How a voice sounds and where it stands in the hall. */
export interface Voice {
  readonly make: (pitch: number) => Signal;
  /** The pitches it is made at; a note is played from the nearest. */
  readonly bases: readonly number[];
  /** Sustained voices loop and last as long as the note; struck ones ring out by themselves. */
  readonly sustains?: true;
  /** Seconds to come in and to go out. */
  readonly attack?: number;
  readonly release?: number;
  /** −1 left to 1 right. */
  readonly pan?: number;
  /** How much of it goes into the hall, 0 to 1. */
  readonly hall: number;
}

export const VOICE_NAMES = [
  'gong',
  'woodGong',
  'tick',
  'slam',
  'softDoor',
  'collapse',
  'conch',
  'softCry',
  'drone',
  'strings',
  'choir',
  'wind',
  'lute',
  'flute',
  'marimba',
  'kalimba',
  'glass',
  'drop',
  'dum',
  'tak',
  'shaker',
  'pot',
  'dust',
  'rattle',
  'knock',
  'chalk',
] as const;
export type VoiceName = (typeof VOICE_NAMES)[number];

/** Unpitched voices are made at, and asked for at, this pitch. */
export const AS_MADE = 60;

export const VOICES: { readonly [name in VoiceName]: Voice } = {
  gong: { make: struck.gong, bases: [40], hall: 0.35 },
  woodGong: { make: struck.woodGong, bases: [57], hall: 0.25 },
  tick: { make: struck.tick, bases: [86], hall: 0.12 },
  slam: { make: struck.slam, bases: [AS_MADE], hall: 0.3 },
  softDoor: { make: struck.softDoor, bases: [AS_MADE], hall: 0.2 },
  collapse: { make: struck.collapse, bases: [AS_MADE], hall: 0.3 },
  conch: { make: sustained.conch, bases: [55], hall: 0.5 },
  softCry: { make: sustained.softCry, bases: [74], hall: 0.3 },
  drone: { make: sustained.drone, bases: [38], sustains: true, attack: 1.2, release: 1.6, hall: 0.15 },
  strings: {
    make: sustained.strings,
    bases: [50, 62],
    sustains: true,
    attack: 0.7,
    release: 1.1,
    pan: -0.15,
    hall: 0.4,
  },
  choir: { make: sustained.choir, bases: [50, 62], sustains: true, attack: 0.9, release: 1.4, pan: 0.1, hall: 0.5 },
  wind: { make: sustained.wind, bases: [AS_MADE], sustains: true, attack: 0.8, release: 0.8, hall: 0.3 },
  lute: { make: sustained.lute, bases: [45, 57, 69], release: 0.25, pan: 0.25, hall: 0.3 },
  flute: { make: sustained.flute, bases: [67, 79], attack: 0.03, release: 0.25, pan: -0.3, hall: 0.55 },
  marimba: { make: struck.marimba, bases: [45, 57, 69], release: 0.5, pan: -0.25, hall: 0.3 },
  kalimba: { make: struck.kalimba, bases: [57, 69, 81], release: 0.6, pan: 0.25, hall: 0.4 },
  glass: { make: struck.glass, bases: [76, 88], pan: 0.4, hall: 0.6 },
  drop: { make: struck.drop, bases: [84], pan: -0.45, hall: 0.7 },
  dum: { make: struck.dum, bases: [AS_MADE], hall: 0.15 },
  tak: { make: struck.tak, bases: [AS_MADE], pan: 0.15, hall: 0.25 },
  shaker: { make: struck.shaker, bases: [AS_MADE], pan: -0.4, hall: 0.1 },
  pot: { make: struck.pot, bases: [AS_MADE], pan: 0.1, hall: 0.2 },
  dust: { make: struck.dust, bases: [AS_MADE], hall: 0.6 },
  rattle: { make: struck.rattle, bases: [AS_MADE], hall: 0.05 },
  knock: { make: struck.knock, bases: [AS_MADE], hall: 0.1 },
  chalk: { make: struck.chalk, bases: [AS_MADE], hall: 0.08 },
};

/** The nearest pitch a voice is made at. */
export const baseOf = (voice: Voice, pitch: number): number =>
  voice.bases.reduce((best, base) => (Math.abs(base - pitch) < Math.abs(best - pitch) ? base : best));
