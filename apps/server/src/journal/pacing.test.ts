import { expect, it } from 'vitest';
import { pacing } from './pacing.ts';

const pacingAfter = (millis: number, commits: number) => {
  const pace = pacing();
  for (let commit = 0; commit < commits; commit++) pace.took(millis);
  return pace;
};
const pauseAfter = (millis: number): number => pacingAfter(millis, 500).pause();

it('the quicker commits are, the longer the pause; at first, and with a slow disk, it is as short as it gets', () => {
  expect(pauseAfter(0.3)).toBeGreaterThan(pauseAfter(0.4));
  expect(pauseAfter(0.4)).toBeGreaterThan(pauseAfter(0.6));
  expect(pauseAfter(0.6)).toBeGreaterThan(pauseAfter(0.8));
  expect([pacing().pause(), pauseAfter(20)]).toEqual([pauseAfter(0.8), pauseAfter(0.8)]);
  expect(pauseAfter(20)).toBeGreaterThan(2);
});

it('a disk that stood still once is trusted again within a hundred commits', () => {
  const pace = pacingAfter(0.3, 500);
  const before = pace.pause();
  pace.took(20);
  for (let commit = 0; commit < 100; commit++) pace.took(0.3);
  expect(before - pace.pause()).toBeLessThan(0.1);
});

it('half the pause and a commit of up to 0.9 ms together take no longer than with a disk that needs no time', () => {
  const wait = (millis: number): number => pauseAfter(millis) / 2 + millis;
  for (const millis of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) expect(wait(millis)).toBeLessThanOrEqual(wait(0));
});
