import { expect, test } from 'vitest';
import type { Note } from '../score/note.ts';
import { createBand } from './band.ts';
import { RATE } from './signal.ts';

const NOTES: readonly Note[] = [
  { voice: 'strings', at: 0, length: 2500, pitch: 57, level: 0.3 },
  { voice: 'lute', at: 300, length: 900, pitch: 52, level: 0.4 },
  { voice: 'glass', at: 1000, length: 500, pitch: 79, level: 0.2 },
  { voice: 'dum', at: 1990, length: 500, pitch: 60, level: 0.5 },
];
const LENGTH = 3000;

const furthestApart = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);

test('stretches laid end to end are the piece as if it had been played in one', () => {
  const whole = createBand().goOn({ notes: NOTES, length: LENGTH, isFirst: true });
  const band = createBand();
  const joined = new Float32Array(whole.right.length);
  for (const from of [0, 1000, 2000]) {
    const notes = NOTES.filter(({ at }) => at >= from && at < from + 1000).map(note => ({
      ...note,
      at: note.at - from,
    }));
    const { right } = band.goOn({ notes, length: 1000, isFirst: from === 0 });
    right.forEach((value, i) => {
      joined[(from / 1000) * RATE + i] = (joined[(from / 1000) * RATE + i] ?? 0) + value;
    });
  }
  expect(furthestApart(joined, whole.right)).toBeLessThan(1e-6);
  expect(whole.right.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeGreaterThan(0.3);
});

test('nothing of an earlier piece rings on in the next', () => {
  const band = createBand();
  band.goOn({ notes: NOTES, length: 1000, isFirst: true });
  const { left } = band.goOn({ notes: [], length: 1000, isFirst: true });
  expect(left.every(value => value === 0)).toBe(true);
});

test('a note by itself begins at once, stands at its place and rings on in the hall', () => {
  const { left, right } = createBand().mix([{ voice: 'tak', at: 0, length: 500, pitch: 60, level: 1 }]);
  const loudest = (ear: Float32Array, from: number, to: number): number =>
    ear.slice(from * RATE, to * RATE).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest(right, 0, 0.002)).toBeGreaterThan(0.05);
  expect(loudest(right, 0, 0.02)).toBeGreaterThan(loudest(left, 0, 0.02));
  expect(loudest(left, 0.4, 0.5)).toBeGreaterThan(1e-4);
  expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-4);
});
