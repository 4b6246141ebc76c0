import type { DatabaseSync } from 'node:sqlite';
import { OtherLayout } from './otherLayout.ts';

/**
 * Each page that a commit changes is a write, so it changes few. Events lie in the order in which they came, all tables
 * mixed: a commit only adds to the end. Each names the one before it at its table, and the table names its last, so no
 * index has to be kept. The rows of `tables` are short and close together: what is seldom changed is elsewhere.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, live_code TEXT UNIQUE, status TEXT NOT NULL, epoch INTEGER NOT NULL,
    base INTEGER NOT NULL, head INTEGER NOT NULL, clock REAL NOT NULL, touched REAL NOT NULL,
    last INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS listings (
    id TEXT PRIMARY KEY, is_public INTEGER NOT NULL, listing TEXT NOT NULL, listed REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS talk (id TEXT PRIMARY KEY, said TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (
    id TEXT PRIMARY KEY, seq INTEGER NOT NULL, sum INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS listings_newest ON listings (listed) WHERE is_public = 1;
  CREATE TABLE IF NOT EXISTS events (
    n INTEGER PRIMARY KEY, before INTEGER NOT NULL, seq INTEGER NOT NULL, sum INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, record TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS games_table ON games (table_id);
`;

/** Goes up with the schema. */
export const LAYOUT = 3;

/**
 * From each older layout to the next. In the first, events were sorted by table, which cost three times the writes. In the second,
 * all public tables were sorted whenever somebody asked for the list.
 */
const LIFTS: { readonly [from: number]: string | undefined } = {
  1: `
    ALTER TABLE tables ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE migrated (
      n INTEGER PRIMARY KEY, before INTEGER NOT NULL, seq INTEGER NOT NULL, sum INTEGER NOT NULL, body TEXT NOT NULL
    ) STRICT;
    INSERT INTO migrated (n, before, seq, sum, body)
      SELECT row_number() OVER w, iif(lag(table_id) OVER w = table_id, row_number() OVER w - 1, 0), seq, sum, body
      FROM events WINDOW w AS (ORDER BY table_id, seq);
    UPDATE tables SET last = ends.n
      FROM (SELECT table_id, sum(count(*)) OVER (ORDER BY table_id) AS n FROM events GROUP BY table_id) AS ends
      WHERE ends.table_id = tables.id;
    DROP TABLE events;
    ALTER TABLE migrated RENAME TO events;
    PRAGMA user_version = 2;
  `,
  2: `
    DROP INDEX IF EXISTS listings_public;
    CREATE TABLE migrated (
      id TEXT PRIMARY KEY, is_public INTEGER NOT NULL, listing TEXT NOT NULL, listed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO migrated SELECT id, is_public, listing, touched FROM listings JOIN tables USING (id);
    DROP TABLE listings;
    ALTER TABLE migrated RENAME TO listings;
    PRAGMA user_version = 3;
  `,
};

/** Makes a new file ready, migrations an older one, and leaves one that a newer server wrote alone. */
export const prepareLayout = (db: DatabaseSync): void => {
  const isNew = db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'").get()?.n === 0;
  let version = isNew ? LAYOUT : Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  for (let lift = LIFTS[version]; lift !== undefined; lift = LIFTS[++version])
    db.exec(`BEGIN IMMEDIATE; ${lift} COMMIT;`);
  if (version !== LAYOUT) throw new OtherLayout(version, LAYOUT);
  db.exec(`${SCHEMA} PRAGMA user_version = ${LAYOUT};`);
};
