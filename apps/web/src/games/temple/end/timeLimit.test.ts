import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from './timeLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = async (work: Promise<void>): Promise<() => boolean> => {
  let isSettled = false;
  void withTimeLimit(work).then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => isSettled;
};

it('a picture waits for its rooms ten seconds, not longer', async () => {
  const isDone = await settled(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone()).toBe(true);
});

it('a picture whose rooms are painted waits no more, and leaves no timer', async () => {
  const isDone = await settled(Promise.resolve());
  expect(isDone()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('what fails is told', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
});
