import { type ClientState, placeId, type SeatSecret } from '@templefall/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { followPlaces, forgetTable, seatedTables } from './seatedTables.ts';
import { followSecret, savedSecret } from './seatSecretStore.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  return () => vi.useRealTimers();
});

const [FIRST, SECOND] = ['a'.repeat(20), 'b'.repeat(20)];
const SECRET = 'ab'.repeat(16) as SeatSecret;
const NOBODY: ClientState = { line: 'open', said: [], pending: [] };
const seatedAt = (...places: readonly number[]): ClientState => {
  const [me, ...also] = places.map(place => ({ place: placeId(place), secret: SECRET }));
  return { ...NOBODY, ...(me && { me }), also };
};
const sit = (table: string, ...places: readonly number[]): void => {
  followSecret(table, NOBODY, seatedAt(...places));
  followPlaces(table, NOBODY, seatedAt(...places));
};

it('knows every table with a seat of ours and which seats they are, the latest first', () => {
  expect(seatedTables()).toEqual([]);
  sit(FIRST, 1);
  vi.setSystemTime(2000);
  sit(SECOND, 0, 2);
  expect(seatedTables()).toEqual([
    { table: SECOND, places: [0, 2], at: 2000 },
    { table: FIRST, places: [1], at: 1000 },
  ]);
});

it('a seat that was given up is no longer listed', () => {
  sit(FIRST, 1);
  followSecret(FIRST, seatedAt(1), NOBODY);
  expect(seatedTables()).toEqual([]);
});

it('a forgotten table leaves nothing behind', () => {
  sit(FIRST, 1);
  sit(SECOND, 0);
  forgetTable(FIRST);
  expect(seatedTables().map(({ table }) => table)).toEqual([SECOND]);
  expect(savedSecret(FIRST)).toBeUndefined();
  expect([...kept.keys()].filter(key => key.includes(FIRST))).toEqual([]);
});

it('a seat of an older version, or a damaged note of its places, is still a seat', () => {
  followSecret(FIRST, NOBODY, seatedAt(1));
  expect(seatedTables()).toEqual([{ table: FIRST, places: [], at: 0 }]);
  for (const damaged of ['{', '[]', '{"places":3,"at":1}', 'null']) {
    kept.set(`templefall.seated.${FIRST}`, damaged);
    expect(seatedTables()).toEqual([{ table: FIRST, places: [], at: 0 }]);
  }
});
