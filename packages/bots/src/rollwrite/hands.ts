import type { Face } from '@templefall/rollwrite';
import { symbolNumber } from './chart.ts';

/**
 * Every handful of at most ten dice of the four symbols has a number; the empty one is 0, and larger handfuls have larger
 * numbers. `PLUS[hand * 4 + symbol]` is the handful with one die more, `MINUS` with one less, -1 where there is none.
 */
export const MOST_DICE = 10;

interface Hands {
  readonly counts: Uint8Array;
  readonly size: Uint8Array;
  readonly plus: Int16Array;
  readonly minus: Int16Array;
  readonly ofCounts: Int16Array;
}

const BASE = MOST_DICE + 1;
const keyOf = (a: number, k: number, t: number, g: number): number => a + BASE * (k + BASE * (t + BASE * g));

const enumerated = (): Hands => {
  const all: [number, number, number, number][] = [];
  for (let size = 0; size <= MOST_DICE; size++)
    for (let a = 0; a <= size; a++)
      for (let k = 0; a + k <= size; k++) for (let t = 0; a + k + t <= size; t++) all.push([a, k, t, size - a - k - t]);
  const ofCounts = new Int16Array(BASE ** 4).fill(-1);
  for (const [index, [a, k, t, g]] of all.entries()) ofCounts[keyOf(a, k, t, g)] = index;
  const plus = new Int16Array(all.length * 4).fill(-1);
  const minus = new Int16Array(all.length * 4).fill(-1);
  for (const [index, hand] of all.entries())
    for (let symbol = 0; symbol < 4; symbol++) {
      const more = hand.with(symbol, (hand[symbol] as number) + 1) as typeof hand;
      if (hand[0] + hand[1] + hand[2] + hand[3] === MOST_DICE) continue;
      const larger = ofCounts[keyOf(...more)] as number;
      plus[index * 4 + symbol] = larger;
      minus[larger * 4 + symbol] = index;
    }
  return {
    counts: Uint8Array.from(all.flat()),
    size: Uint8Array.from(all.map(([a, k, t, g]) => a + k + t + g)),
    plus,
    minus,
    ofCounts,
  };
};

const HANDS = enumerated();
export const HAND_COUNT = HANDS.size.length;
export const PLUS = HANDS.plus;
export const MINUS = HANDS.minus;
/** How many dice a handful has, and how many of each symbol: `COUNTS[hand * 4 + symbol]`. */
export const SIZE = HANDS.size;
export const COUNTS = HANDS.counts;

/** The number of a handful by its counts; none of them below zero, and at most ten dice together. */
export const handOf = (a: number, k: number, t: number, g: number): number =>
  HANDS.ofCounts[keyOf(a, k, t, g)] as number;

/** Dice as a handful; black masks are no symbol. */
export const handOfFaces = (faces: readonly Face[]): number => {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const face of faces) {
    const symbol = symbolNumber(face);
    if (symbol >= 0) counts[symbol] = (counts[symbol] as number) + 1;
  }
  return handOf(...counts);
};
