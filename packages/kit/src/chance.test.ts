import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeed, type Seed, seededChance, seedOf, shuffled } from './chance.ts';

const ZEROS = '0'.repeat(32) as Seed;

/** The sum over all cells of (seen - expected)² / expected. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);

const drawn = (seed: Seed, stream: number, occasion: number, bound: number, count: number): readonly number[] => {
  const rng = seededChance(seed)(stream, occasion);
  return Array.from({ length: count }, () => rng.below(bound));
};

const seeds = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 }).map(digits => {
  return digits.map(digit => digit.toString(16)).join('') as Seed;
});

describe('seededChance', () => {
  it('is ChaCha8 with a key of 128 bits: its first words are the published ones', () => {
    // e28a5fa4 a67f8c5d efed3e6f b7303486, read as little-endian words.
    expect(drawn(ZEROS, 0, 0, 2 ** 32, 4)).toEqual([0xa45f8ae2, 0x5d8c7fa6, 0x6f3eedef, 0x863430b7]);
  });

  it('gives the same draws for the same seed, stream and occasion, whatever was drawn elsewhere', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), fc.nat(), (seed, stream, occasion) => {
        const chance = seededChance(seed);
        const [first, other, again] = [
          chance(stream, occasion),
          chance(stream + 1, occasion),
          chance(stream, occasion),
        ];
        const turns = Array.from({ length: 40 }, () => [first.below(6), other.below(6)][0]);
        expect(Array.from({ length: 40 }, () => again.below(6))).toEqual(turns);
      }),
    );
  });

  it('gives other draws for another stream, occasion or seed', () => {
    const draws = [
      drawn(ZEROS, 0, 0, 2 ** 32, 8),
      drawn(ZEROS, 1, 0, 2 ** 32, 8),
      drawn(ZEROS, 0, 1, 2 ** 32, 8),
      drawn(seedOf('another'), 0, 0, 2 ** 32, 8),
    ].flat();
    expect(new Set(draws).size).toBe(draws.length);
  });

  it('stays below the bound, and goes on past one block of words', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const value of drawn(seed, 0, 0, bound, 40)) {
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
        }
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('has no number below %s', bound => {
    expect(() => seededChance(ZEROS)(0, 0).below(bound)).toThrow(`no number below ${bound}`);
  });
});

describe('fairness', () => {
  // The limits are exceeded by one fair generator in a thousand; the seeds are fixed, so the verdict is too.
  it('gives each face of a die equally often (chi-square, 5 degrees of freedom)', () => {
    const counts = new Array(6).fill(0);
    for (const face of drawn(seedOf('dice'), 3, 0, 6, 120_000)) counts[face]++;
    expect(chiSquare(counts, 20_000)).toBeLessThan(20.52);
  });

  it('gives each face equally often as the first draw of many occasions', () => {
    const counts = new Array(6).fill(0);
    const chance = seededChance(seedOf('rolls'));
    for (let occasion = 0; occasion < 30_000; occasion++) counts[chance(1, occasion).below(6)]++;
    expect(chiSquare(counts, 5_000)).toBeLessThan(20.52);
  });

  it('gives each pair of successive faces equally often (35 degrees of freedom)', () => {
    const counts = new Array(36).fill(0);
    const faces = drawn(seedOf('pairs'), 0, 0, 6, 144_000);
    for (let i = 0; i < faces.length; i += 2) counts[(faces[i] as number) * 6 + (faces[i + 1] as number)]++;
    expect(chiSquare(counts, 2_000)).toBeLessThan(66.62);
  });

  it('has no bias where the bound does not divide the words: below 3 · 2³⁰ a plain remainder would double a third', () => {
    const counts = new Array(3).fill(0);
    for (const value of drawn(seedOf('bias'), 0, 0, 3 * 2 ** 30, 30_000)) counts[Math.floor(value / 2 ** 30)]++;
    expect(chiSquare(counts, 10_000)).toBeLessThan(13.82);
  });

  it('shuffles four cards into each of 24 orders equally often (23 degrees of freedom)', () => {
    const counts = new Map<string, number>();
    const rng = seededChance(seedOf('cards'))(0, 0);
    for (let i = 0; i < 48_000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 2_000)).toBeLessThan(49.73);
  });
});

describe('shuffled', () => {
  it('keeps every card and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat()), (seed, cards) => {
        const before = [...cards];
        const after = shuffled(seededChance(seed)(0, 0), cards);
        expect(cards).toEqual(before);
        expect([...after].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    );
  });
});

describe('seeds', () => {
  it('are 32 hexadecimal digits in small letters, and nothing else', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    for (const text of ['', 'abc', '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32), `${'0'.repeat(31)}g`, `${ZEROS}\n`])
      expect(isSeed(text), text).toBe(false);
  });

  it('are made of any text, the same from the same, others from others', () => {
    fc.assert(fc.property(fc.string(), text => isSeed(seedOf(text))));
    expect(seedOf('again')).toBe(seedOf('again'));
    const texts = ['', '\u0000', 'a', 'b', 'ab', 'ba', 'a\u0000', '2026-11-15', '2026-11-16', '😀'];
    expect(new Set(texts.map(seedOf)).size).toBe(texts.length);
  });

  it('never change for a given text: a daily temple is the same in every release', () => {
    expect(seedOf('2026-11-15')).toMatchInlineSnapshot(`"f04afe5c2ae104ef6481530f286f89b3"`);
  });
});
