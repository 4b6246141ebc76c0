import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableCode, TableId } from '@templefall/protocol';
import { wakeTable } from '@templefall/table';
import { doing, playing, stage, toy } from '@templefall/table/testing';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import type { Where } from './files.ts';
import { openStorage } from './journal/open.ts';
import { repaired } from './repair.ts';
import { dropSchema, testDatabase } from './testing/database.ts';
import { temporaryFolder } from './testing/process.ts';

const GAMES = { toy };
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0)) await clean();
});

/** A folder or a schema, and how one line in it is spoilt. */
const sqlite = () => {
  const { path, remove } = temporaryFolder();
  cleanUps.push(remove);
  const spoil = (seq: number): void => {
    const db = new DatabaseSync(join(path, 'journal.db'));
    db.prepare("UPDATE events SET body = body || ' ' WHERE seq = ?").run(seq);
    db.close();
  };
  return { where: { data: path, database: undefined } satisfies Where, spoil };
};
const postgres = () => {
  const schema = `repair_${process.pid}`;
  cleanUps.push(() => dropSchema(schema));
  const spoil = async (seq: number): Promise<void> => {
    const client = new pg.Client(testDatabase);
    await client.connect();
    await client.query(`UPDATE ${schema}.events SET body = body || ' ' WHERE seq = $1`, [seq]);
    await client.end();
  };
  return { where: { data: '', database: `${testDatabase}?schema=${schema}` } satisfies Where, spoil };
};

/** Opens the table as a server does; which event it is at, or why not. */
const woken = async (where: Where, table: TableId): Promise<number | string> => {
  const storage = await openStorage(where);
  const { services } = stage({ storage });
  const found = await wakeTable(table, services, () => undefined);
  const head = (await storage.read(table, 1)).at(-1)?.seq ?? 0;
  if (found.ok) await found.value.close('restarting');
  await storage.close();
  return found.ok ? head : found.error;
};

/** A game that was played elsewhere, written as a server would have. */
const playedIn = async (where: Where) => {
  const { at, table, ada } = await playing();
  const base = ada.state().table?.game?.startedAt ?? 1;
  for (let turn = 0; turn < 6; turn++) await doing(at, ada, { type: 'add', amount: 1 });
  const rows = await at.storage.read(table, 1);
  const listing = { game: 'toy', phase: 'playing', isPublic: false, names: [], most: 6 };
  const storage = await openStorage(where);
  await storage.create({ id: table, code: 'CODE' as TableCode, listing, at: 1 });
  const { epoch = 0 } = (await storage.claim(table, 2)) ?? {};
  await storage.append({ table, epoch, rows, clock: 0, at: 3, base });
  await storage.close();
  return { table, head: rows.length };
};

it.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('%s: a table that was set aside opens again at its last good event, and is played on', async (_, place) => {
  const { where, spoil } = place();
  const { table, head } = await playedIn(where);
  expect(await repaired(where, table, GAMES)).toEqual({ ok: false, error: `Table ${table} is not set aside.` });

  await spoil(head - 1);
  expect(await woken(where, table)).toBe('tableDamaged');
  expect(await repaired(where, table, GAMES)).toEqual({
    ok: true,
    value: `Table ${table} opens again at event ${head - 2}. Events cut off: 2.`,
  });
  expect(await woken(where, table)).toBe(head - 2);
  expect(await repaired(where, 'x', GAMES)).toMatchObject({ ok: false });
});
