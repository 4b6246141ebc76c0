import { expect, it } from 'vitest';
import { PACE } from './groupCommit.ts';
import { pacing } from './pacing.ts';

const pacingAfter = (millis: number, commits: number) => {
  const pace = pacing();
  for (let commit = 0; commit < commits; commit++) pace.took(millis);
  return pace;
};
const pauseAfter = (millis: number): number => pacingAfter(millis, 500).pause();

it('the quicker commits are, the longer the pause; at first, and with a slow disk, it is the usual one', () => {
  expect(pauseAfter(0.3)).toBeGreaterThan(pauseAfter(0.4));
  expect(pauseAfter(0.4)).toBeGreaterThan(PACE);
  expect([pacing().pause(), pauseAfter(0.6), pauseAfter(20)]).toEqual([PACE, PACE, PACE]);
});

it('a disk that stood still once is trusted again within a hundred commits', () => {
  const pace = pacingAfter(0.3, 500);
  const before = pace.pause();
  pace.took(20);
  for (let commit = 0; commit < 100; commit++) pace.took(0.3);
  expect(before - pace.pause()).toBeLessThan(0.1);
});

it('a longer pause never makes a command wait longer than a slower disk would', () => {
  for (const millis of [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    expect(pauseAfter(millis) / 2 + millis).toBeLessThan(PACE / 2 + 0.8);
});
