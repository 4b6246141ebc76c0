import { chmodSync, closeSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { GameId, TableCode, TableId } from '@templefall/protocol';
import {
  type Append,
  type Claim,
  type GameFile,
  type GameRecord,
  type Importing,
  importedListing,
  inOrder,
  mayJoin,
  type NewTable,
  type OpenTable,
  type Row,
  type Since,
} from '@templefall/table/journal';
import { claimIn, openTableIn, rowIn } from './columns.ts';
import type { LastGood } from './reopening.ts';
import { prepareLayout } from './sqliteLayout.ts';

/** Checkpoints hold up a commit, so they are rare: 8 MB of log, read in a moment after a crash. */
const LOG_PAGES = 2000;
const LOG_BYTES = LOG_PAGES * (4096 + 24) + 32;

/**
 * Gives the write-ahead log its full length at once. A sync that also makes the file longer takes several times as long
 * and twice the work; SQLite writes over what is there and knows by its sums where the log ends.
 */
const layOut = (log: string): void => {
  const file = openSync(log, 'a');
  const missing = LOG_BYTES - fstatSync(file).size;
  if (missing > 0) writeSync(file, Buffer.alloc(missing));
  fsyncSync(file);
  closeSync(file);
};

/** Tables by their ids, given as one list: each of the statements that forget them would look for them anew. */
const LISTED = 'SELECT value FROM json_each(?)';

/** A table's events from the last backwards. */
const CHAIN = `chain (n, before, seq) AS (
    SELECT e.n, e.before, e.seq FROM tables t JOIN events e ON e.n = t.last WHERE t.id = ?
    UNION ALL SELECT e.n, e.before, e.seq FROM chain c JOIN events e ON e.n = c.before WHERE c.before < c.n
  )`;

/** In the order of the index, so that a page of it is read and no more, however many there are. */
export const NEWEST = `SELECT id, code, listing, touched FROM listings CROSS JOIN tables USING (id)
  WHERE is_public = 1 AND status = 'open' ORDER BY listed DESC LIMIT ?`;

/** Drops the journals of these tables, each from its last event backwards. */
const withoutEvents = (tables: string): string =>
  `DELETE FROM events WHERE n IN (WITH RECURSIVE chain (n) AS (
    SELECT last FROM tables WHERE ${tables}
    UNION SELECT before FROM events JOIN chain USING (n) WHERE before < n
  ) SELECT n FROM chain)`;

/**
 * The journals in one SQLite file. Every call is a whole transaction on the disk when it returns: write-ahead log, and
 * a sync at each commit. It blocks, so it lives in a worker (`sqliteWorker.ts`).
 */
export const sqliteFile = (path: string) => {
  const db = new DatabaseSync(path, { timeout: 5000 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES};`);
  // It holds seeds and hashes of seats; its two companions take their rights from it.
  chmodSync(path, 0o600);
  prepareLayout(db);
  layOut(`${path}-wal`);

  const sql = {
    create: db.prepare(`INSERT INTO tables (id, code, live_code, status, epoch, base, head, last, clock, touched)
      VALUES (?, ?, ?, 'open', 0, 1, 0, 0, 0, ?) ON CONFLICT DO NOTHING`),
    addListing: db.prepare('INSERT INTO listings (id, is_public, listing, listed) VALUES (?, ?, ?, ?)'),
    claim: db.prepare(`UPDATE tables SET epoch = epoch + 1, touched = ? WHERE id = ? AND status <> 'imported'
      RETURNING epoch, base, head, clock, status`),
    reviveCode: db.prepare('UPDATE OR IGNORE tables SET live_code = code WHERE id = ? AND live_code IS NULL'),
    // From the last event backwards; in a damaged file a chain that does not go back ends.
    read: db.prepare(`WITH RECURSIVE chain (n, before, seq, sum, body) AS (
        SELECT e.n, e.before, e.seq, e.sum, e.body FROM tables t JOIN events e ON e.n = t.last WHERE t.id = ?
        UNION ALL SELECT e.n, e.before, e.seq, e.sum, e.body FROM chain c JOIN events e ON e.n = c.before
        WHERE c.before < c.n AND e.seq >= ?
      ) SELECT seq, sum, body FROM chain WHERE seq >= ? AND seq <= ? ORDER BY seq`),
    addOwned: db.prepare(`INSERT INTO events (before, seq, sum, body)
      SELECT last, ?, ?, ? FROM tables WHERE id = ? AND epoch = ?`),
    add: db.prepare('INSERT INTO events (before, seq, sum, body) VALUES (?, ?, ?, ?)'),
    moveOn: db.prepare('UPDATE tables SET head = head + ?, last = ?, clock = ?, touched = ? WHERE id = ?'),
    beat: db.prepare('UPDATE tables SET clock = ?, touched = ? WHERE id = ? AND epoch = ?'),
    base: db.prepare('UPDATE tables SET base = ? WHERE id = ?'),
    list: db.prepare('UPDATE listings SET listing = ?, is_public = ?, listed = ? WHERE id = ?'),
    say: db.prepare('INSERT INTO talk VALUES (?, ?) ON CONFLICT DO UPDATE SET said = excluded.said'),
    snapshot: db.prepare(`INSERT INTO snapshots (id, seq, sum, body) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET seq = excluded.seq, sum = excluded.sum, body = excluded.body`),
    latest: db.prepare('SELECT seq, sum, body FROM snapshots WHERE id = ?'),
    said: db.prepare('SELECT said FROM talk WHERE id = ?'),
    finish: db.prepare('INSERT INTO games (id, table_id, record) VALUES (?, ?, ?)'),
    quarantine: db.prepare("UPDATE tables SET status = 'damaged' WHERE id = ?"),
    withCode: db.prepare('SELECT id FROM tables WHERE live_code = ?'),
    open: db.prepare(NEWEST),
    among: db.prepare(`SELECT id, code, listing, touched FROM listings JOIN tables USING (id)
      WHERE id IN (${LISTED}) AND status = 'open'`),
    count: db.prepare("SELECT count(*) AS n FROM tables WHERE status = 'open'"),
    game: db.prepare('SELECT record FROM games WHERE id = ?'),
    status: db.prepare('SELECT status FROM tables WHERE id = ?'),
    imported: db.prepare(`INSERT INTO tables (id, code, live_code, status, epoch, base, head, last, clock, touched)
      VALUES (?, '', NULL, 'imported', 0, 1, 0, 0, 0, ?)`),
    chain: db.prepare('UPDATE tables SET last = ?, base = ?, head = ?, touched = ? WHERE id = ?'),
    numbers: db.prepare(`WITH RECURSIVE ${CHAIN} SELECT n, seq FROM chain`),
    cut: db.prepare(`DELETE FROM events WHERE n IN (WITH RECURSIVE ${CHAIN} SELECT n FROM chain WHERE seq > ?)`),
    goOn: db.prepare("UPDATE tables SET status = 'open', last = ?, base = ?, head = ? WHERE id = ?"),
    dropLater: db.prepare("DELETE FROM games WHERE table_id = ? AND json_extract(record, '$.last') > ?"),
    dropJournal: db.prepare(withoutEvents('id = ?')),
    freeCodes: db.prepare(`UPDATE tables SET live_code = NULL
      WHERE live_code IS NOT NULL AND (touched < ? OR (head <= 1 AND touched < ?))`),
    swept: db.prepare('SELECT id FROM tables WHERE touched < ? OR (head <= 1 AND touched < ?) LIMIT ?'),
    dropEvents: db.prepare(withoutEvents(`id IN (${LISTED})`)),
    dropGames: db.prepare(`DELETE FROM games WHERE table_id IN (${LISTED})`),
    dropSnapshots: db.prepare(`DELETE FROM snapshots WHERE id IN (${LISTED})`),
    dropTalk: db.prepare(`DELETE FROM talk WHERE id IN (${LISTED})`),
    dropListings: db.prepare(`DELETE FROM listings WHERE id IN (${LISTED})`),
    dropTables: db.prepare(`DELETE FROM tables WHERE id IN (${LISTED})`),
  };

  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const transaction = <T>(work: () => T): T => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (problem) {
      // SQLite may have rolled back by itself (disk full); a second time is an error of its own.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw problem;
    }
  };

  /** Adds rows after event `last`, and says which event is the last now. */
  const added = (last: number | bigint, rows: readonly Row[]): number | bigint =>
    rows.reduce((before, { seq, sum, body }) => sql.add.run(before, seq, sum, body).lastInsertRowid, last);

  /** False, and nothing written, if the table is no longer its writer's. */
  const maybeAdd = ({ table, epoch, rows: [first, ...others], clock, at }: Append): boolean => {
    if (!first) return sql.beat.run(clock, at, table, epoch).changes > 0;
    const { changes, lastInsertRowid } = sql.addOwned.run(first.seq, first.sum, first.body, table, epoch);
    if (changes === 0) return false;
    sql.moveOn.run(1 + others.length, added(lastInsertRowid, others), clock, at, table);
    return true;
  };

  const write = (append: Append): boolean => {
    const { table, base, listing, finished = [], talk, snapshot } = append;
    if (!maybeAdd(append)) return false;
    if (base !== undefined) sql.base.run(base, table);
    if (listing) sql.list.run(JSON.stringify(listing), listing.isPublic ? 1 : 0, append.at, table);
    if (talk !== undefined) sql.say.run(table, talk);
    if (snapshot) sql.snapshot.run(table, snapshot.seq, snapshot.sum, snapshot.body);
    for (const record of finished) sql.finish.run(record.id, table, JSON.stringify(record));
    return true;
  };

  const rowsOf = (table: TableId, first: number, last: number): readonly Row[] =>
    sql.read.all(table, first, first, last).map(rowIn);

  return {
    create: ({ id, code, listing, at }: NewTable): boolean =>
      transaction(() => {
        if (sql.create.run(id, code, code, at).changes === 0) return false;
        sql.addListing.run(id, listing.isPublic ? 1 : 0, JSON.stringify(listing), at);
        return true;
      }),
    claim: (id: TableId, at: number): Claim | undefined =>
      transaction(() => {
        const row = sql.claim.get(at, id);
        if (!row) return undefined;
        sql.reviveCode.run(id);
        return claimIn(row, sql.said.get(id)?.said, sql.latest.get(id));
      }),
    read: (table: TableId, from: number): readonly Row[] => rowsOf(table, from, Number.MAX_SAFE_INTEGER),
    /** Many tables' additions in one transaction; says which of them were still their owners'. */
    appendAll: (appends: readonly Append[]): readonly boolean[] => transaction(() => appends.map(write)),
    quarantine: (id: TableId): void => void sql.quarantine.run(id),
    withCode: (code: TableCode): TableId | undefined => sql.withCode.get(code)?.id as TableId | undefined,
    openTables: (most: number): readonly OpenTable[] => sql.open.all(most).map(openTableIn),
    tablesAmong: (ids: readonly TableId[]): readonly OpenTable[] => sql.among.all(JSON.stringify(ids)).map(openTableIn),
    countTables: (): number => Number(sql.count.get()?.n ?? 0),
    game: (id: GameId): GameFile | undefined => {
      const found = sql.game.get(id);
      if (!found) return undefined;
      const record = JSON.parse(String(found.record)) as GameRecord;
      return { format: 1, record, rows: rowsOf(record.table, record.first, record.last) };
    },
    importGame: ({ record, rows }: GameFile, at: number): Importing =>
      transaction(() => {
        const { id, table } = record;
        if (sql.game.get(id)) return 'known';
        const found = sql.status.get(table);
        const before = rowsOf(table, 1, Number.MAX_SAFE_INTEGER);
        if (found && !mayJoin({ status: found.status, rows: before }, rows)) return 'otherJournal';
        if (!found) {
          sql.imported.run(table, at);
          sql.addListing.run(table, 0, JSON.stringify(importedListing(record)), at);
        }
        // An older game may come after a younger one, and a chain goes back event by event: it is laid anew.
        const all = inOrder([...before, ...rows]);
        sql.dropJournal.run(table);
        sql.chain.run(added(0, all), all[0]?.seq ?? 1, all.at(-1)?.seq ?? 0, at, table);
        sql.finish.run(id, table, JSON.stringify(record));
        return 'added';
      }),
    freeCodes: (since: Since): void => void sql.freeCodes.run(since.used, since.unused),
    sweep: (since: Since, most: number): number =>
      transaction(() => {
        const gone = sql.swept.all(since.used, since.unused, most).map(({ id }) => id);
        const listed = JSON.stringify(gone);
        for (const drop of [
          sql.dropEvents,
          sql.dropGames,
          sql.dropTalk,
          sql.dropSnapshots,
          sql.dropListings,
          sql.dropTables,
        ])
          drop.run(listed);
        return gone.length;
      }),
    reopen: (id: TableId, { base, seq }: LastGood): boolean =>
      transaction(() => {
        if (sql.status.get(id)?.status !== 'damaged') return false;
        const last = sql.numbers.all(id).find(row => row.seq === seq)?.n;
        if (last === undefined) return false;
        sql.cut.run(id, seq);
        sql.goOn.run(Number(last), base, seq, id);
        sql.dropSnapshots.run(JSON.stringify([id]));
        sql.dropLater.run(id, seq);
        return true;
      }),
    close: (): void => db.close(),
    /** How large the file may become, in pages: tests fill the disk with it. */
    limitPages: (pages: number): void => db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`),
  };
};

export type SqliteFile = ReturnType<typeof sqliteFile>;
