import { placeId, type TableCode, type TableId } from '@templefall/protocol';
import { memoryStorage } from '@templefall/table/journal';
import { expect, it } from 'vitest';
import { tableStatus } from './tableStatus.ts';

const idOf = (n: number): TableId => String(n).padStart(20, 'a') as TableId;

const withTables = async (count: number) => {
  const storage = memoryStorage();
  const awaited = [{ place: placeId(1), name: 'Bo' }];
  const listing = { game: 'toy', phase: 'playing', isPublic: false, names: ['Ada', 'Bo'], most: 6, awaited };
  for (let n = 0; n < count; n++)
    await storage.create({ id: idOf(n), code: `C${n}` as TableCode, listing, at: 1000 + n });
  let reads = 0;
  let now = 0;
  const ask = tableStatus(
    {
      tablesAmong: ids => {
        reads++;
        return storage.tablesAmong(ids);
      },
    },
    () => now,
  );
  const pass = (millis: number): void => {
    now += millis;
  };
  return { ask, reads: () => reads, pass };
};

it('a sleeping table tells whose turn it is, and neither its code nor whether it is public', async () => {
  const { ask } = await withTables(2);
  expect(await ask(`${idOf(1)},${idOf(7)}`)).toEqual([
    {
      table: idOf(1),
      game: 'toy',
      phase: 'playing',
      names: ['Ada', 'Bo'],
      awaited: [{ place: 1, name: 'Bo' }],
      touchedAt: 1001,
    },
  ]);
});

it('twenty tables at once and no more, by their ids alone', async () => {
  const { ask } = await withTables(21);
  const all = Array.from({ length: 21 }, (_, n) => idOf(n));
  expect(await ask(all.slice(1).join())).toHaveLength(20);
  for (const asked of [all.join(), '', 'ABCD', `${idOf(1)},`, `${idOf(1)};${idOf(2)}`])
    expect(ask(asked)).toBeUndefined();
});

it('the same question within a second is read once, in whatever order it names the tables', async () => {
  const { ask, reads, pass } = await withTables(2);
  await Promise.all([ask(`${idOf(0)},${idOf(1)}`), ask(`${idOf(1)},${idOf(0)}`)]);
  pass(999);
  await ask(`${idOf(0)},${idOf(1)}`);
  expect(reads()).toBe(1);
  pass(1);
  await ask(`${idOf(0)},${idOf(1)}`);
  expect(reads()).toBe(2);
});
