import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GameId, TableCode, TableId } from '@templefall/protocol';
import type { Append, Row } from '@templefall/table/journal';
import { beginning, linked } from '@templefall/table/journal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/process.ts';
import { NEWEST, type SqliteFile, sqliteFile } from './sqliteFile.ts';

let folder: ReturnType<typeof temporaryFolder>;
let opened: SqliteFile[];
beforeEach(() => {
  folder = temporaryFolder();
  opened = [];
});
afterEach(() => {
  for (const file of opened) file.close();
  folder.remove();
});

const path = (): string => join(folder.path, 'journal.db');
/** Two that are open at once are as two processes. */
const open = (from = path()): SqliteFile => {
  const file = sqliteFile(from);
  opened.push(file);
  return file;
};
/** What a process leaves that was killed in this moment: the file and its log, closed by nobody. */
const openedAfterCrash = (): SqliteFile => {
  const left = join(folder.path, 'left.db');
  for (const part of ['', '-wal']) copyFileSync(path() + part, left + part);
  return open(left);
};
const listing = { game: 'toy', phase: 'lobby', isPublic: true, names: [], most: 6 };
const newTable = (file: SqliteFile, name: string, at = 1): { readonly table: TableId; readonly epoch: number } => {
  const table = name as TableId;
  file.create({ id: table, code: `C${name}` as TableCode, listing, at });
  return { table, epoch: file.claim(table, at)?.epoch ?? 0 };
};
const rows = (count: number): readonly Row[] =>
  linked(
    beginning,
    Array.from({ length: count }, (_, index) => `row ${index}`),
  );
const addition = (to: Pick<Append, 'table' | 'epoch'>, some: readonly Row[], more: Partial<Append> = {}): Append => ({
  ...to,
  rows: some,
  clock: 0,
  at: 2,
  ...more,
});

it('who opens the file after a crash finds every event, the clock and the last touch', () => {
  const killed = open();
  const [a, b] = [newTable(killed, 'a'), newTable(killed, 'b')];
  const [first, second, third] = rows(3);
  if (!first || !second || !third) throw new Error('no rows');
  killed.appendAll([addition(a, [first]), addition(b, [first, second], { clock: 20, at: 7 })]);
  killed.appendAll([addition(a, [second, third], { clock: 12.5, at: 9 })]);
  const next = openedAfterCrash();
  expect(new Map(next.openTables(9).map(({ id, touchedAt }) => [id as string, touchedAt]))).toEqual(
    new Map([
      ['a', 9],
      ['b', 7],
    ]),
  );
  expect(next.read(a.table, 1)).toEqual([first, second, third]);
  expect(next.claim(a.table, 10)).toMatchObject({ epoch: a.epoch + 1, head: 3, clock: 12.5 });
  expect(next.claim(b.table, 10)).toMatchObject({ epoch: b.epoch + 1, head: 2, clock: 20 });
  expect(next.claim(b.table, 11)).toMatchObject({ head: 2, clock: 20 });
});

it('two processes with one file: what one has claimed the other adds nothing to, and each goes on from where the other was', () => {
  const [one, other] = [open(), open()];
  const a = newTable(one, 'a');
  const [first, second, third] = rows(3);
  if (!first || !second || !third) throw new Error('no rows');
  expect(one.appendAll([addition(a, [first])])).toEqual([true]);
  const claim = other.claim(a.table, 3);
  expect(one.appendAll([addition(a, [second])])).toEqual([false]);
  const theirs = { ...a, epoch: claim?.epoch ?? 0 };
  expect(other.appendAll([addition(theirs, [second])])).toEqual([true]);
  const again = { ...a, epoch: one.claim(a.table, 4)?.epoch ?? 0 };
  expect(one.appendAll([addition(again, [third])])).toEqual([true]);
  expect(other.appendAll([addition(theirs, [third])])).toEqual([false]);
  expect(other.read(a.table, 1)).toEqual(rows(3));
});

it('many events and a heartbeat between: heads and clocks are right whenever one looks', () => {
  const file = open();
  const tables = ['a', 'b', 'c'].map(name => newTable(file, name));
  const all = rows(90);
  const looks = [10, 20, 89];
  const epochs = new Map(tables.map(({ table, epoch }) => [table, epoch]));
  const owned = () => tables.map(({ table }) => ({ table, epoch: epochs.get(table) ?? 0 }));
  for (const [index, row] of all.entries()) {
    file.appendAll(owned().map(table => addition(table, [row], { clock: index })));
    if (index === 20) file.appendAll(owned().map(table => addition(table, [], { clock: 20.5 })));
    if (!looks.includes(index)) continue;
    for (const { table } of tables) {
      const claim = file.claim(table, 3);
      expect(claim).toMatchObject({ head: index + 1, clock: index === 20 ? 20.5 : index });
      epochs.set(table, claim?.epoch ?? 0);
    }
  }
  for (const { table } of tables) expect(file.read(table, 1)).toEqual(all);
});

it('an addition that was taken back leaves nothing behind: the next one follows what was there before', () => {
  const file = open();
  const a = newTable(file, 'a');
  const [first, second] = rows(2);
  if (!first || !second) throw new Error('no rows');
  file.appendAll([addition(a, [first])]);
  const sound = addition(a, [second]);
  const record = {
    id: 'a-1' as GameId,
    table: a.table,
    game: 'toy',
    first: 1,
    last: 1,
    endedAt: 1,
    won: true,
    names: [],
  };
  // A game of one id twice is refused by the file, and all of the commit with it.
  const twice = { ...sound, finished: [record, record] };
  expect(() => file.appendAll([twice])).toThrow(/UNIQUE/);
  expect(file.appendAll([sound])).toEqual([true]);
  expect(file.read(a.table, 1)).toEqual([first, second]);
  expect(file.claim(a.table, 3)?.head).toBe(2);
});

it('the list of public tables is read in the order of its index: however many there are, none is sorted', () => {
  const file = open();
  for (const id of ['a', 'b', 'c', 'd']) newTable(file, id, id.charCodeAt(0));
  expect(file.openTables(2).map(({ id }) => id)).toEqual(['d', 'c']);
  const look = new DatabaseSync(path(), { readOnly: true });
  const plan = look.prepare(`EXPLAIN QUERY PLAN ${NEWEST}`).all(2);
  look.close();
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SCAN listings USING INDEX listings_newest',
    'SEARCH tables USING PRIMARY KEY (id=?)',
  ]);
});

it('after a sweep of the youngest events their numbers are given again, and all is read as it was written', () => {
  const file = open();
  const a = newTable(file, 'a', 100);
  file.appendAll([addition(a, rows(2), { at: 100 })]);
  const old = newTable(file, 'old');
  file.appendAll([addition(old, rows(5))]);
  const next = newTable(file, 'next', 100);
  const look = new DatabaseSync(path(), { readOnly: true });
  const numbers = (): unknown => look.prepare('SELECT count(*) AS all_, max(n) AS last FROM events').get();
  expect(numbers()).toEqual({ all_: 7, last: 7 });
  expect(file.sweep({ used: 50, unused: 0 }, 10)).toBe(1);
  expect(numbers()).toEqual({ all_: 2, last: 2 });
  file.appendAll([addition(next, rows(3))]);
  expect(numbers()).toEqual({ all_: 5, last: 5 });
  look.close();
  expect(open().claim(next.table, 101)?.head).toBe(3);
  expect(file.read(next.table, 1)).toEqual(rows(3));
  expect(file.read(a.table, 1)).toEqual(rows(2));
});
