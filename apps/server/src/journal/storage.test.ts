import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { beginning, firstDamage, linked } from './chain.ts';
import { memoryStorage } from './memory.ts';
import { postgresStorage } from './postgres.ts';
import { sqliteStorage } from './sqlite.ts';
import { storageContract } from './storage.contract.ts';

storageContract('memory', async () => {
  const storage = memoryStorage();
  return { open: async () => storage, remove: async () => undefined };
});

storageContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  return {
    open: async () => sqliteStorage(join(folder, 'journal.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

storageContract('PostgreSQL', async () => {
  const schema = `storage_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  return {
    open: () => postgresStorage(testDatabase, { schema }),
    remove: async () => {
      const client = new pg.Client(testDatabase);
      await client.connect();
      await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.end();
    },
  };
});

it('a SQLite file of another layout is left alone, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'journal.db');
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE tables (id TEXT); PRAGMA user_version = 7;');
  other.close();
  const storage = sqliteStorage(path);
  await expect(storage.countTables()).rejects.toThrow('it has layout 7, and this server writes layout 1');
  rmSync(folder, { recursive: true, force: true });
});

describe('the chain of sums', () => {
  const rows = linked(beginning, ['a', 'b', 'c']);

  it('finds nothing wrong with what was written', () => expect(firstDamage(rows, 3)).toBeUndefined());
  it('finds a changed line', () =>
    expect(
      firstDamage(
        rows.map(row => (row.seq === 2 ? { ...row, body: 'B' } : row)),
        3,
      ),
    ).toBe(2));
  it('finds a missing line', () =>
    expect(
      firstDamage(
        rows.filter(({ seq }) => seq !== 2),
        3,
      ),
    ).toBe(3));
  it('finds a missing tail', () => expect(firstDamage(rows.slice(0, 2), 3)).toBe(3));
  it('finds an emptied journal', () => expect(firstDamage([], 3)).toBe(3));
});
