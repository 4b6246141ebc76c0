import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, keptSeat } from '../session/activeTable.ts';
import { keepGame, keptGame } from '../session/savedGame.ts';
import { keepRole, keptRole } from '../session/savedRole.ts';
import { lenient, type Store } from './safeStorage.ts';

/** Holds so many entries and throws at the next, as browsers do. */
const storeFor = (most: number): Store => {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!kept.has(key) && kept.size >= most) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: key => void kept.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['full', storeFor(0)],
  ['forbidden', undefined],
] as const)('where the store is %s', (_, store) => {
  it('seat, role and game are kept all the same until the page closes, and forgotten as ever', () => {
    vi.stubGlobal('localStorage', lenient(store));
    vi.stubGlobal('sessionStorage', lenient(store));
    keepSeat('mine');
    expect(keptSeat()).toBe('mine');
    forgetSeat('mine');
    expect(keptSeat()).toBeUndefined();
    keepRole('mine', 'tv');
    expect(keptRole('mine')).toBe('tv');
    keepGame({ version: 1, opening: {} } as Parameters<typeof keepGame>[0]);
    expect(keptGame(1)).toBeDefined();
  });
});

it('what was refused is asked of the store again, and outlives the page once it has room', () => {
  const store = storeFor(1);
  store.setItem('other', 'large');
  const kept = lenient(store);
  kept.setItem('a', 'first');
  expect(store.getItem('a')).toBeNull();
  expect(kept.getItem('a')).toBe('first');
  store.removeItem('other');
  kept.setItem('a', 'second');
  expect(store.getItem('a')).toBe('second');
  expect(kept.getItem('a')).toBe('second');
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
});
