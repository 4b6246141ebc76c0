import type { TableCode, TableId } from '@templefall/protocol';
import { type Append, beginning, Fenced, linked, memoryStorage, type Storage } from '@templefall/table/journal';
import { describe, expect, it } from 'vitest';
import { forgivingStorage } from './forgivingStorage.ts';

const table = 't'.repeat(20) as TableId;
const listing = { game: 'toy', phase: 'gathering', isPublic: false, names: [], most: 6 };
const rows = linked(beginning, ['a', 'b', 'c', 'd']);

/** A database that has no room for the second line it is given, but would have for the third. */
const crowded = () => {
  const memory = memoryStorage();
  let writes = 0;
  const storage: Storage = {
    ...memory,
    append: async append => {
      writes += 1;
      if (writes === 2) throw new Error('QuotaExceededError');
      await memory.append(append);
    },
  };
  return { memory, storage };
};
const opened = async (open: () => Promise<Storage>) => {
  let told = 0;
  const storage = await forgivingStorage(open, () => {
    told += 1;
  });
  await storage.create({ id: table, code: 'ACDE' as TableCode, listing, at: 1 });
  const claim = await storage.claim(table, 1);
  const append = (index: number, epoch = claim?.epoch ?? 0): Append => ({
    table,
    epoch,
    rows: rows.slice(index, index + 1),
    clock: 0,
    at: 2,
  });
  return { storage, append, told: () => told };
};

describe('a browser that cannot save', () => {
  it('no room left: every line is answered, the player is told once, and the journal has no gap', async () => {
    const { memory, storage: full } = crowded();
    const { storage, append, told } = await opened(async () => full);
    await Promise.all([0, 1, 2, 3].map(index => storage.append(append(index))));
    expect(told()).toBe(1);
    expect(await memory.read(table, 1)).toEqual(rows.slice(0, 1));
  });

  it('no database at all: the game lives in memory', async () => {
    const { storage, append, told } = await opened(() => Promise.reject(new Error('SecurityError')));
    await storage.append(append(0));
    expect(told()).toBe(1);
    expect(await storage.read(table, 1)).toEqual(rows.slice(0, 1));
  });

  it('another tab that took the table over is no reason to go on', async () => {
    const { storage, append, told } = await opened(async () => memoryStorage());
    await expect(storage.append(append(0, 7))).rejects.toBeInstanceOf(Fenced);
    expect(told()).toBe(0);
  });
});
