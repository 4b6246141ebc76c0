import { afterEach, describe, expect, it, vi } from 'vitest';
import { activeTable, clearActiveTable, saveActiveTable } from '../session/activeTable.ts';
import { savedRole, saveRole } from '../session/savedRole.ts';
import { saveTableHere, tableHere } from '../session/tableHere.ts';
import { type Store, safeStorage } from './safeStorage.ts';

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
    key: index => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['full', storeFor(0)],
  ['forbidden', undefined],
] as const)('where the store is %s', (_, store) => {
  it('seat, role and game are kept all the same until the page closes, and forgotten as ever', () => {
    vi.stubGlobal('localStorage', safeStorage(store));
    vi.stubGlobal('sessionStorage', safeStorage(store));
    saveActiveTable({ table: 'mine', game: 'rollwrite' });
    expect(activeTable()).toEqual({ table: 'mine', game: 'rollwrite' });
    clearActiveTable('mine');
    expect(activeTable()).toBeUndefined();
    saveRole('mine', 'tv');
    expect(savedRole('mine')).toBe('tv');
    saveTableHere({ game: 'temple', table: 'here' });
    expect(tableHere()).toEqual({ game: 'temple', table: 'here' });
  });
});

it('what was refused is asked of the store again, and outlives the page once it has room', () => {
  const store = storeFor(1);
  store.setItem('other', 'large');
  const kept = safeStorage(store);
  kept.setItem('a', 'first');
  expect(store.getItem('a')).toBeNull();
  expect(kept.getItem('a')).toBe('first');
  expect([kept.key(0), kept.key(1), kept.key(2), kept.length]).toEqual(['other', 'a', null, 2]);
  store.removeItem('other');
  kept.setItem('a', 'second');
  expect(store.getItem('a')).toBe('second');
  expect(kept.getItem('a')).toBe('second');
  expect([kept.key(0), kept.length]).toEqual(['a', 1]);
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
});
