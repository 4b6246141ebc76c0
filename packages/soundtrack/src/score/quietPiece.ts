import { type Chance, type Millis, type Seed, seededChance } from '@templefall/kit';
import type { Note } from './note.ts';

/** One bar of a piece that has no end. */
export interface QuietBar {
  readonly notes: readonly Note[];
  readonly length: Millis;
}

/**
 * Slate: a quiet piece for a game without a clock. Slow bars over a low fifth, a thumb piano that thinks aloud in five notes,
 * a glass now and then, and every eighth bar nearly nothing. The seed decides; no two games sound the same.
 */
export const quietPiece = (seed: Seed): ((bar: number) => QuietBar) => {
  const chance = seededChance(seed);
  return bar => ({
    notes: [...ground(bar), ...(isRest(bar) ? [] : [...thought(chance, bar), ...spark(chance, bar)])],
    length: BAR,
  });
};

const BAR: Millis = 4800;
const STEPS = 8;
const TONIC = 50;
const SCALE = [0, 3, 5, 7, 10] as const;
/** Which step of the scale the bass stands on, bar by bar. */
const BASS = [0, 0, 3, 2, 0, 0, 1, 0] as const;

const isRest = (bar: number): boolean => bar % 8 === 7;
const degree = (step: number): number => {
  const octave = Math.floor(step / SCALE.length);
  return TONIC + 12 * octave + (SCALE[step - octave * SCALE.length] ?? 0);
};

const ground = (bar: number): readonly Note[] => {
  const root = BASS[bar % BASS.length] ?? 0;
  return [
    { voice: 'strings', at: 0, length: BAR - 300, pitch: degree(root), level: 0.07 },
    { voice: 'strings', at: 200, length: BAR - 500, pitch: degree(root) + 7, level: 0.05 },
  ];
};

/** A line that walks: each note a step or two from the one before, many of them left out. */
const thought = (chance: Chance, bar: number): readonly Note[] => {
  const rng = chance(0, bar);
  let at = SCALE.length + rng.below(4);
  return Array.from({ length: STEPS }, (_, step) => {
    at = Math.min(13, Math.max(4, at + rng.below(5) - 2));
    const isHeard = rng.below(STEPS) < (step % 2 === 0 ? 4 : 2);
    return isHeard
      ? [{ voice: 'kalimba' as const, at: (step * BAR) / STEPS, length: 1800, pitch: degree(at), level: 0.1 }]
      : [];
  }).flat();
};

const spark = (chance: Chance, bar: number): readonly Note[] => {
  const rng = chance(1, bar);
  return rng.below(3) === 0
    ? [
        {
          voice: 'glass',
          at: rng.below(STEPS) * (BAR / STEPS),
          length: 2000,
          pitch: degree(15 + rng.below(5)),
          level: 0.035,
        },
      ]
    : [];
};
