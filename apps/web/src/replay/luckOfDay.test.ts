import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a day has one luck for each game, another every day, the same in every release', async () => {
  const { dailyLuck, dayOf } = await import('./luckOfDay.ts');
  expect(dayOf(Date.UTC(2026, 10, 19, 23, 59, 59))).toBe('2026-11-19');
  expect(dayOf(Date.UTC(2026, 10, 20))).toBe('2026-11-20');
  expect(dailyLuck('temple', '2026-11-20')).toMatchInlineSnapshot(`"3b1b374860472bb219621e16ecfa6215"`);
  const lucks = ['2026-11-20', '2026-11-21'].flatMap(day => [dailyLuck('temple', day), dailyLuck('rollwrite', day)]);
  expect(new Set(lucks).size).toBe(4);
});

it('the first try of a day counts; a second one is not written down', async () => {
  const { firstTries, isFirstTry, noteTry, tryName } = await import('./luckOfDay.ts');
  noteTry('temple', '2026-11-20', 'first');
  noteTry('temple', '2026-11-20', 'second');
  noteTry('rollwrite', '2026-11-20', 'sheet');
  expect(firstTries()).toEqual({
    [tryName('temple', '2026-11-20')]: 'first',
    [tryName('rollwrite', '2026-11-20')]: 'sheet',
  });
  expect(['first', 'second', 'sheet', undefined].map(isFirstTry)).toEqual([true, false, true, false]);
  stored.set('templefall.daily', 'no JSON');
  expect(firstTries()).toEqual({});
});
