import type { Millis } from '@templefall/kit';
import { AS_MADE, type VoiceName } from '../synth/voices.ts';
import { landings } from './effects.ts';
import type { Note } from './note.ts';

/** The moments of a game in turns that are heard: dice, chalk, and what they bring. */
export const WRITE_EFFECTS = [
  'roll',
  'cross',
  'circle',
  'gem',
  'secret',
  'map',
  'curse',
  'turn',
  'won',
  'lost',
] as const;
export type WriteEffect = (typeof WRITE_EFFECTS)[number];

export interface WriteEffectOptions {
  readonly dice?: number;
  /** How many of the dice land on the black mask: these knock. */
  readonly black?: number;
  /** Gems the team had before: the glass rises with each. */
  readonly gems?: number;
}

type Sound = readonly [voice: VoiceName, after: Millis, pitch: number, level: number];

const SOUNDS: { readonly [E in WriteEffect]: readonly Sound[] } = {
  roll: [['rattle', 0, AS_MADE, 0.22]],
  cross: [
    ['chalk', 0, AS_MADE, 0.2],
    ['chalk', 150, AS_MADE + 3, 0.18],
  ],
  circle: [['chalk', 0, AS_MADE - 4, 0.2]],
  gem: [
    ['glass', 0, 74, 0.2],
    ['glass', 110, 81, 0.15],
  ],
  secret: [
    ['kalimba', 0, 69, 0.22],
    ['kalimba', 140, 74, 0.22],
    ['glass', 280, 86, 0.14],
    ['glass', 420, 93, 0.1],
  ],
  map: [
    ['chalk', 0, AS_MADE, 0.16],
    ['kalimba', 160, 76, 0.2],
  ],
  curse: [['knock', 0, AS_MADE, 0.3]],
  turn: [['kalimba', 0, 62, 0.14]],
  won: [
    ['flute', 0, 69, 0.14],
    ['flute', 220, 74, 0.15],
    ['flute', 440, 78, 0.16],
    ['glass', 440, 81, 0.1],
  ],
  lost: [
    ['lute', 0, 57, 0.2],
    ['lute', 320, 53, 0.2],
    ['lute', 640, 50, 0.2],
  ],
};

/** The sounds of one moment, in milliseconds after it. */
export const writeNotes = (
  effect: WriteEffect,
  { dice = 0, black = 0, gems = 0 }: WriteEffectOptions = {},
): readonly Note[] => {
  const landed = landings(dice).map(
    (after, die): Sound => (die < black ? ['knock', after, AS_MADE, 0.4] : ['tick', after, 70 + 2 * (die % 2), 0.18]),
  );
  const rise = effect === 'gem' ? (RISE[gems % RISE.length] ?? 0) : 0;
  return [...SOUNDS[effect], ...(effect === 'roll' ? landed : [])].map(([voice, at, pitch, level]) => ({
    voice,
    at,
    length: 1500,
    pitch: pitch + rise,
    level,
  }));
};

/** A five-note scale over two octaves; thirty gems climb it three times. */
const RISE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

/** What must be made before the first touch. */
export const WRITE_VOICES: readonly VoiceName[] = ['rattle', 'tick', 'knock', 'chalk', 'glass', 'kalimba'];
