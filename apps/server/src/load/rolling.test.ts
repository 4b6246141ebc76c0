import { expect, it, vi } from 'vitest';
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
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const rolled = rollAll(seats, { rate: 100, millis: 40, patience: 50 });
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  const { sent, times, refused } = await rolled;
  expect(asked).toEqual([4, 4, 4, 4]);
  expect([times.length, refused, sent]).toEqual([asked[0], asked[1], asked.reduce((sum, one) => sum + one)]);
});
