import { simulatedClock } from '@templefall/kit';
import { expect, it } from 'vitest';
import { readiness } from './ready.ts';

it('however many ask, the journal is asked once at a time, and once a second while it answers', async () => {
  const clock = simulatedClock();
  const asked: PromiseWithResolvers<number>[] = [];
  const { isReady } = readiness(() => {
    const answer = Promise.withResolvers<number>();
    asked.push(answer);
    return answer.promise;
  }, clock);
  const many = Array.from({ length: 100 }, isReady);
  clock.advanceTo(4000);
  many.push(isReady());
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(3);
  expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
  clock.advanceTo(4999);
  expect([await isReady(), asked.length]).toEqual([true, 1]);
  clock.advanceTo(5000);
  const later = [isReady(), isReady()];
  expect(asked).toHaveLength(2);
  asked[1]?.reject(new Error('the disk is full'));
  expect(await Promise.all(later)).toEqual([false, false]);
  const again = isReady();
  asked[2]?.resolve(3);
  expect([await again, asked.length]).toEqual([true, 3]);
});

it('a journal that does not answer for five seconds is not ready, and is asked again', async () => {
  const clock = simulatedClock();
  let asked = 0;
  const { isReady } = readiness(
    () => (asked++ === 0 ? new Promise<number>(() => undefined) : Promise.resolve(3)),
    clock,
  );
  const silent = isReady();
  clock.advanceTo(5000);
  expect(await silent).toBe(false);
  expect(await isReady()).toBe(true);
});

it('a table that could not write is a no for ten seconds, though the journal can be read', async () => {
  const clock = simulatedClock();
  const { isReady, unwritten } = readiness(() => Promise.resolve(3), clock);
  expect(await isReady()).toBe(true);
  unwritten();
  expect(await isReady()).toBe(false);
  clock.advanceTo(9999);
  expect(await isReady()).toBe(false);
  clock.advanceTo(10_000);
  expect(await isReady()).toBe(true);
});
