import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableCode, TableId } from '@templefall/protocol';
import { beginning, firstDamage, linked, memoryStorage } from '@templefall/table/journal';
import { storageContract } from '@templefall/table/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { postgresStorage } from './postgres.ts';
import { sqliteStorage } from './sqlite.ts';

const TOOLS = { afterEach, beforeEach, describe, expect, it };

storageContract(TOOLS, 'memory', async () => {
  const storage = memoryStorage();
  return { open: async () => storage, remove: async () => undefined };
});

storageContract(TOOLS, 'SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  return {
    open: async () => sqliteStorage(join(folder, 'journal.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

storageContract(TOOLS, 'PostgreSQL', async () => {
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

it('a busy SQLite journal lets additions come together, more than fit on its road: each is kept, few commits are made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const commits: number[] = [];
  const storage = sqliteStorage(join(folder, 'journal.db'), { observed: additions => commits.push(additions) });
  const table = 'a' as TableId;
  const listing = { game: 'toy', phase: 'lobby', isPublic: false, names: [], most: 6 };
  await storage.create({ id: table, code: 'CODE' as TableCode, listing, at: 1 });
  const { epoch = 0 } = (await storage.claim(table, 2)) ?? {};
  const rows = linked(
    beginning,
    Array.from({ length: 200 }, (_, index) => `${'x'.repeat(8000)}${index}`),
  );
  const all = rows.map(row => storage.append({ table, epoch, rows: [row], clock: 0, at: 3 }));
  expect(storage.depth()).toBe(200);
  await Promise.all(all);
  expect(storage.depth()).toBe(0);
  expect(await storage.read(table, 1)).toEqual(rows);
  expect(commits.reduce((sum, additions) => sum + additions, 0)).toBe(200);
  expect(commits.length).toBeLessThan(20);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

it('however many calls wait for a SQLite journal, an addition does not wait for all of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const storage = sqliteStorage(join(folder, 'journal.db'));
  const table = 'a' as TableId;
  const listing = { game: 'toy', phase: 'lobby', isPublic: false, names: [], most: 6 };
  await storage.create({ id: table, code: 'CODE' as TableCode, listing, at: 1 });
  const { epoch = 0 } = (await storage.claim(table, 2)) ?? {};
  const rows = linked(beginning, ['x'.repeat(100_000), 'y']);
  await storage.append({ table, epoch, rows: rows.slice(0, 1), clock: 0, at: 3 });
  const over: string[] = [];
  const reads = (): readonly Promise<unknown>[] =>
    Array.from({ length: 50 }, () => storage.read(table, 1).then(() => over.push('read')));
  const before = reads();
  const added = storage.append({ table, epoch, rows: rows.slice(1), clock: 0, at: 4 }).then(() => over.push('added'));
  await Promise.all([...before, added, ...reads()]);
  expect(over.indexOf('added')).toBeLessThan(75);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a SQLite file of a layout that is not known is left alone, and that is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'journal.db');
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE tables (id TEXT); PRAGMA user_version = 7;');
  other.close();
  const storage = sqliteStorage(path);
  await expect(storage.countTables()).rejects.toThrow('it has layout 7, and this server writes layout 3');
  rmSync(folder, { recursive: true, force: true });
});

it('a SQLite file of the first layout is migrated: every journal is as it was, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'journal.db');
  const old = new DatabaseSync(path);
  old.exec(`
    CREATE TABLE tables (
      id TEXT PRIMARY KEY, code TEXT NOT NULL, live_code TEXT UNIQUE, status TEXT NOT NULL, epoch INTEGER NOT NULL,
      base INTEGER NOT NULL, head INTEGER NOT NULL, clock REAL NOT NULL, touched REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE listings (id TEXT PRIMARY KEY, is_public INTEGER NOT NULL, listing TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX listings_public ON listings (id) WHERE is_public = 1;
    CREATE TABLE events (
      table_id TEXT NOT NULL, seq INTEGER NOT NULL, sum INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE games (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, record TEXT NOT NULL) STRICT;
    CREATE INDEX games_table ON games (table_id);
    PRAGMA user_version = 1;
  `);
  const bodies = { a: ['one', 'two', 'three'], b: [], c: ['four', 'five'] };
  for (const [id, texts] of Object.entries(bodies)) {
    old
      .prepare("INSERT INTO tables VALUES (?, ?, ?, 'open', 3, 1, ?, 12.5, 99)")
      .run(id, `CODE ${id}`, `CODE ${id}`, texts.length);
    for (const { seq, sum, body } of linked(beginning, texts))
      old.prepare('INSERT INTO events VALUES (?, ?, ?, ?)').run(id, seq, sum, body);
    old.prepare('INSERT INTO listings VALUES (?, 1, ?)').run(id, '{"game":"toy"}');
  }
  old.close();
  const storage = sqliteStorage(path);
  expect((await storage.openTables(9)).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  for (const [id, texts] of Object.entries(bodies)) {
    const table = id as TableId;
    const before = linked(beginning, texts);
    expect(await storage.read(table, 1)).toEqual(before);
    const claim = await storage.claim(table, 100);
    expect(claim).toMatchObject({ epoch: 4, head: texts.length, clock: 12.5 });
    const more = linked(before.at(-1) ?? beginning, ['more']);
    await storage.append({ table, epoch: 4, rows: more, clock: 13, at: 101 });
    expect(await storage.read(table, 1)).toEqual([...before, ...more]);
  }
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a PostgreSQL schema of a layout that is not known is left alone, and that is said; one from before there were layouts goes on', async () => {
  const schema = `layout_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  const client = new pg.Client(testDatabase);
  await client.connect();
  const storage = await postgresStorage(testDatabase, { schema });
  const listing = { game: 'toy', phase: 'lobby', isPublic: true, names: [], most: 6 };
  await storage.create({ id: 'a' as TableId, code: 'CODE' as TableCode, listing, at: 1 });
  await storage.close();
  await client.query(`UPDATE ${schema}.layout SET version = 7`);
  await expect(postgresStorage(testDatabase, { schema })).rejects.toThrow(
    'it has layout 7, and this server writes layout 1',
  );
  await client.query(`DROP TABLE ${schema}.layout`);
  const again = await postgresStorage(testDatabase, { schema });
  expect((await again.openTables(9)).map(({ id }) => id)).toEqual(['a']);
  await again.close();
  expect((await client.query(`SELECT version FROM ${schema}.layout`)).rows).toEqual([{ version: 1 }]);
  await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await client.end();
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
