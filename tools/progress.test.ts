import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

it('tells how many parts are done and how long the rest takes, measured by how the machine does today', () => {
  let now = 0;
  const { after, times } = progressOf(['slow', 'quick', 'new'], { slow: 60_000, quick: 20_000, gone: 5 }, () => now);
  // The new one is taken for as slow as the two others are together: 40 s. Today everything takes twice as long.
  now = 40_000;
  expect(after('quick', 40_000)).toBe('[1/3, 3:20 left]');
  now = 160_000;
  expect(after('slow', 120_000)).toBe('[2/3, 1:20 left]');
  expect(after('new', 1000)).toBe('[3/3, 0:00 left]');
  expect(times()).toEqual({ slow: 120_000, quick: 40_000, new: 1000, gone: 5 });
});

it('the first time all parts are taken to be alike', () => {
  let now = 0;
  const { after } = progressOf(['a', 'b', 'c', 'd'], {}, () => now);
  now = 1000;
  expect(after('a', 1000)).toBe('[1/4, 0:03 left]');
});
