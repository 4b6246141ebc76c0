import { expect, it } from 'vitest';
import type { Answer } from './contestant.ts';
import { rollAll } from './rolling.ts';

it('a refusal is an answer; silence and a lost line are none', async () => {
  const asked = [0, 0, 0, 0];
  const fates: readonly (() => Promise<Answer>)[] = [
    async () => 'applied',
    async () => 'refused',
    () => new Promise(() => undefined),
    () => Promise.reject(new Error('lineLost')),
  ];
  const seats = fates.map((fate, index) => ({
    roll: () => {
      asked[index] = (asked[index] ?? 0) + 1;
      return fate();
    },
    close: () => undefined,
  }));
  const { sent, times, refused } = await rollAll(seats, { rate: 100, millis: 40, patience: 50 });
  expect(Math.min(...asked)).toBeGreaterThan(1);
  expect([times.length, refused, sent]).toEqual([asked[0], asked[1], asked.reduce((sum, one) => sum + one)]);
});
