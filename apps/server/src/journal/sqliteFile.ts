import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { GameId, TableCode, TableId } from '@templefall/protocol';
import type { Append, Claim, GameFile, GameRecord, Listing, NewTable, OpenTable, Row } from './storage.ts';

/**
 * Every commit changes the rows of its tables, so those are short and lie close together: what is seldom changed is
 * elsewhere, and there is no index on `touched`. Each page less is a write less.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, live_code TEXT UNIQUE, status TEXT NOT NULL, epoch INTEGER NOT NULL,
    base INTEGER NOT NULL, head INTEGER NOT NULL, clock REAL NOT NULL, touched REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS listings (
    id TEXT PRIMARY KEY, is_public INTEGER NOT NULL, listing TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS listings_public ON listings (id) WHERE is_public = 1;
  CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, sum INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, record TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS games_table ON games (table_id);
`;

/** Goes up with the schema; a file of another layout is left alone. */
const LAYOUT = 1;

/** The fields of a `Claim` that are columns. */
type Columns = { readonly [column: string]: SQLOutputValue };

/**
 * The journals in one SQLite file. Every call is a whole transaction on the disk when it returns: write-ahead log, and
 * a sync at each commit. It blocks, so it lives in a worker (`sqliteWorker.ts`).
 */
export const sqliteFile = (path: string) => {
  const db = new DatabaseSync(path, { timeout: 5000 });
  // Checkpoints hold up a commit, so they are rare: 32 MB of log, read in a moment after a crash.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  const isNew = db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'").get()?.n === 0;
  if (!isNew && version !== LAYOUT)
    throw new Error(`it has layout ${version}, and this server writes layout ${LAYOUT}`);
  db.exec(`${SCHEMA} PRAGMA user_version = ${LAYOUT};`);

  const sql = {
    create: db.prepare(`INSERT INTO tables (id, code, live_code, status, epoch, base, head, clock, touched)
      VALUES (?, ?, ?, 'open', 0, 1, 0, 0, ?) ON CONFLICT DO NOTHING`),
    addListing: db.prepare('INSERT INTO listings (id, is_public, listing) VALUES (?, ?, ?)'),
    claim: db.prepare(`UPDATE tables SET epoch = epoch + 1, touched = ? WHERE id = ? AND status <> 'imported'
      RETURNING epoch, base, head, clock, status`),
    reviveCode: db.prepare('UPDATE OR IGNORE tables SET live_code = code WHERE id = ? AND live_code IS NULL'),
    read: db.prepare('SELECT seq, sum, body FROM events WHERE table_id = ? AND seq >= ? AND seq <= ? ORDER BY seq'),
    own: db.prepare('UPDATE tables SET head = head + ?, clock = ?, touched = ? WHERE id = ? AND epoch = ?'),
    add: db.prepare('INSERT INTO events (table_id, seq, sum, body) VALUES (?, ?, ?, ?)'),
    base: db.prepare('UPDATE tables SET base = ? WHERE id = ?'),
    list: db.prepare('UPDATE listings SET listing = ?, is_public = ? WHERE id = ?'),
    finish: db.prepare('INSERT INTO games (id, table_id, record) VALUES (?, ?, ?)'),
    setAside: db.prepare("UPDATE tables SET status = 'damaged' WHERE id = ?"),
    withCode: db.prepare('SELECT id FROM tables WHERE live_code = ?'),
    open: db.prepare(`SELECT id, code, listing, touched FROM listings JOIN tables USING (id)
      WHERE is_public = 1 AND status = 'open' ORDER BY touched DESC LIMIT ?`),
    count: db.prepare("SELECT count(*) AS n FROM tables WHERE status = 'open'"),
    game: db.prepare('SELECT record FROM games WHERE id = ?'),
    imported: db.prepare(`INSERT INTO tables (id, code, live_code, status, epoch, base, head, clock, touched)
      VALUES (?, '', NULL, 'imported', 0, ?, ?, 0, ?) ON CONFLICT DO NOTHING`),
    freeCodes: db.prepare('UPDATE tables SET live_code = NULL WHERE touched < ? AND live_code IS NOT NULL'),
    dropEvents: db.prepare('DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE touched < ?)'),
    dropGames: db.prepare('DELETE FROM games WHERE table_id IN (SELECT id FROM tables WHERE touched < ?)'),
    dropListings: db.prepare('DELETE FROM listings WHERE id IN (SELECT id FROM tables WHERE touched < ?)'),
    dropTables: db.prepare('DELETE FROM tables WHERE touched < ?'),
  };

  const transaction = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (problem) {
      // SQLite may have rolled back by itself (disk full); a second time is an error of its own.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw problem;
    }
  };

  const write = ({ table, epoch, rows, clock, at, base, listing, finished }: Append): boolean => {
    if (sql.own.run(rows.length, clock, at, table, epoch).changes === 0) return false;
    for (const { seq, sum, body } of rows) sql.add.run(table, seq, sum, body);
    if (base !== undefined) sql.base.run(base, table);
    if (listing) sql.list.run(JSON.stringify(listing), listing.isPublic ? 1 : 0, table);
    if (finished) sql.finish.run(finished.id, table, JSON.stringify(finished));
    return true;
  };

  const rowsOf = (table: TableId, first: number, last: number): readonly Row[] =>
    sql.read
      .all(table, first, last)
      .map(({ seq, sum, body }) => ({ seq: Number(seq), sum: Number(sum), body: String(body) }));

  return {
    create: ({ id, code, listing, at }: NewTable): boolean =>
      transaction(() => {
        if (sql.create.run(id, code, code, at).changes === 0) return false;
        sql.addListing.run(id, listing.isPublic ? 1 : 0, JSON.stringify(listing));
        return true;
      }),
    claim: (id: TableId, at: number): Claim | undefined =>
      transaction(() => {
        const row: Columns | undefined = sql.claim.get(at, id);
        if (!row) return undefined;
        sql.reviveCode.run(id);
        const { epoch, base, head, clock, status } = row;
        return {
          epoch: Number(epoch),
          base: Number(base),
          head: Number(head),
          clock: Number(clock),
          isDamaged: status === 'damaged',
        };
      }),
    read: (table: TableId, from: number): readonly Row[] => rowsOf(table, from, Number.MAX_SAFE_INTEGER),
    /** Many tables' additions in one transaction; says which of them were still their owners'. */
    appendAll: (appends: readonly Append[]): readonly boolean[] => transaction(() => appends.map(write)),
    setAside: (id: TableId): void => void sql.setAside.run(id),
    withCode: (code: TableCode): TableId | undefined => sql.withCode.get(code)?.id as TableId | undefined,
    openTables: (most: number): readonly OpenTable[] =>
      sql.open.all(most).map(({ id, code, listing, touched }) => ({
        id: id as TableId,
        code: code as TableCode,
        listing: JSON.parse(String(listing)) as Listing,
        touchedAt: Number(touched),
      })),
    countTables: (): number => Number(sql.count.get()?.n ?? 0),
    game: (id: GameId): GameFile | undefined => {
      const found = sql.game.get(id);
      if (!found) return undefined;
      const record = JSON.parse(String(found.record)) as GameRecord;
      return { format: 1, record, rows: rowsOf(record.table, record.first, record.last) };
    },
    importGame: ({ record, rows }: GameFile): boolean =>
      transaction(() => {
        const { id, table, game, names, first, last, endedAt } = record;
        const listing: Listing = { game, phase: 'ended', isPublic: false, names, most: 0 };
        if (sql.imported.run(table, first, last, endedAt).changes === 0) return false;
        sql.addListing.run(table, 0, JSON.stringify(listing));
        for (const row of rows) sql.add.run(table, row.seq, row.sum, row.body);
        sql.finish.run(id, table, JSON.stringify(record));
        return true;
      }),
    sweep: (since: { readonly tables: number; readonly codes: number }): number =>
      transaction(() => {
        sql.freeCodes.run(since.codes);
        sql.dropEvents.run(since.tables);
        sql.dropGames.run(since.tables);
        sql.dropListings.run(since.tables);
        return Number(sql.dropTables.run(since.tables).changes);
      }),
    close: (): void => db.close(),
    /** How large the file may become, in pages: tests fill the disk with it. */
    limitPages: (pages: number): void => db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`),
  };
};

export type SqliteFile = ReturnType<typeof sqliteFile>;
