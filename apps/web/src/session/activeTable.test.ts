import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, keptSeat } from './activeTable.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('leads back to the game that goes on; the end of another table’s takes nothing away', () => {
  expect(keptSeat()).toBeUndefined();
  keepSeat('mine');
  forgetSeat('other');
  expect(keptSeat()).toBe('mine');
  forgetSeat('mine');
  expect(keptSeat()).toBeUndefined();
});

it('leads nowhere once no game can still go on, nor by what is no seat', () => {
  keepSeat('mine');
  vi.setSystemTime(2 * 60 * 60 * 1000);
  expect(keptSeat()).toBeUndefined();
  for (const junk of ['{', '7', '{"table":7,"at":0}', '{"table":"mine"}']) {
    for (const key of kept.keys()) kept.set(key, junk);
    vi.setSystemTime(0);
    expect(keptSeat()).toBeUndefined();
  }
});
