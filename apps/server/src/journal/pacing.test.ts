import { expect, it } from 'vitest';
import { pacing } from './pacing.ts';

const pauseAfter = (millis: number, commits: number): number => {
  const pace = pacing();
  for (let commit = 0; commit < commits; commit++) pace.took(millis);
  return pace.pause();
};

it('the quicker commits are, the longer the pause; at first, and with a slow disk, it is as short as it gets', () => {
  const shortest = pacing().pause();
  expect(pauseAfter(0.3, 500)).toBeGreaterThan(pauseAfter(0.4, 500));
  expect(pauseAfter(0.4, 500)).toBeGreaterThan(shortest);
  expect(pauseAfter(20, 500)).toBe(shortest);
});

it('one slow commit among quick ones changes little', () => {
  const pace = pacing();
  for (let commit = 0; commit < 500; commit++) pace.took(0.3);
  const before = pace.pause();
  pace.took(1);
  expect(before - pace.pause()).toBeLessThan(0.1);
});

it('half a pause and the commit never come near three milliseconds', () => {
  for (const millis of [0.1, 0.3, 0.5, 0.8]) expect(pauseAfter(millis, 500) / 2 + millis).toBeLessThan(2.4);
});
