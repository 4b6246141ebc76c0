import type { GameId, TableId } from '@templefall/protocol';
import {
  type Append,
  type GameFile,
  type GameRecord,
  type Importing,
  importedListing,
  type Row,
  type Storage,
} from '@templefall/table/journal';
import pg from 'pg';
import { type Columns, claimIn, openTableIn, rowIn } from './columns.ts';
import { groupCommit } from './groupCommit.ts';
import { OtherLayout } from './otherLayout.ts';
import type { Reopening } from './reopening.ts';

export interface PostgresOptions {
  /** The schema to use, made if it is missing. */
  readonly schema?: string;
  readonly observed?: (additions: number, millis: number) => void;
  readonly troubled?: (problem: Error) => void;
}

/** How long a statement or a new connection may take before it counts as failed. */
const PATIENCE = 5000;

/** No index on what every commit changes (`touched`): without one the row is updated in place. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY, code text NOT NULL, live_code text UNIQUE, status text NOT NULL, is_public boolean NOT NULL,
    epoch bigint NOT NULL, base bigint NOT NULL, head bigint NOT NULL, clock double precision NOT NULL,
    touched double precision NOT NULL, listing text NOT NULL
  );
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS talk text;
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS listed double precision NOT NULL DEFAULT 0;
  DROP INDEX IF EXISTS tables_public;
  CREATE INDEX IF NOT EXISTS tables_newest ON tables (listed) WHERE is_public AND status = 'open';
  CREATE TABLE IF NOT EXISTS events (
    table_id text NOT NULL, seq bigint NOT NULL, sum bigint NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE IF NOT EXISTS games (id text PRIMARY KEY, table_id text NOT NULL, record text NOT NULL);
  CREATE INDEX IF NOT EXISTS games_table ON games (table_id);
  CREATE TABLE IF NOT EXISTS snapshots (
    id text PRIMARY KEY, seq bigint NOT NULL, sum bigint NOT NULL, body text NOT NULL
  );
`;

/** Goes up with the schema; what brings an older one there stands beside it. */
const LAYOUT = 1;

/**
 * One statement for a whole batch, so one round trip and one sync: the tables that are still ours move on, and only
 * their rows are added. A table that was claimed by another process in between is not among the ids that come back.
 */
const APPEND = `
  WITH owned AS (
    UPDATE tables t SET head = t.head + w.added, clock = w.clock, touched = w.touched,
      base = coalesce(w.base, t.base), listing = coalesce(w.listing, t.listing),
      listed = CASE WHEN w.listing IS NULL THEN t.listed ELSE w.touched END,
      is_public = coalesce(w.is_public, t.is_public), talk = coalesce(w.talk, t.talk)
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::float8[], $5::float8[], $6::bigint[], $7::text[], $8::boolean[],
      $16::text[]) AS w(id, epoch, added, clock, touched, base, listing, is_public, talk)
    WHERE t.id = w.id AND t.epoch = w.epoch RETURNING t.id
  ), added AS (
    INSERT INTO events (table_id, seq, sum, body)
    SELECT e.* FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[]) AS e(id, seq, sum, body)
    JOIN owned USING (id)
  ), finished AS (
    INSERT INTO games (id, table_id, record)
    SELECT g.game, g.id, g.record FROM unnest($13::text[], $14::text[], $15::text[]) AS g(game, id, record)
    JOIN owned USING (id)
  ), taken AS (
    INSERT INTO snapshots (id, seq, sum, body)
    SELECT s.* FROM unnest($17::text[], $18::bigint[], $19::bigint[], $20::text[]) AS s(id, seq, sum, body)
    JOIN owned USING (id)
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, sum = excluded.sum, body = excluded.body
  ) SELECT id FROM owned`;

/** Journals in PostgreSQL, for servers of several processes. */
export const postgresStorage = async (
  url: string,
  options: PostgresOptions = {},
): Promise<Storage & Reopening & Depth> => {
  const { schema = 'templefall', observed, troubled = () => undefined } = options;
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new Error(`not a schema name: ${schema}`);
  const pool = new pg.Pool({
    connectionString: url,
    max: 6,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    query_timeout: PATIENCE,
    options: `-c search_path=${schema} -c synchronous_commit=on`,
  });
  // A connection that breaks while it rests is dropped by the pool; the next statement gets a new one.
  pool.on('error', troubled);
  await prepare(pool, schema).catch(async problem => {
    await pool.end();
    throw problem;
  });

  const rows = async (text: string, values: readonly unknown[]): Promise<readonly Columns[]> =>
    (await pool.query<Columns>({ text, values: [...values] })).rows;
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await pool.query(text, [...values])).rowCount ?? 0;

  const commits = groupCommit(async appends => {
    const written = await pool.query<{ readonly id: string }>({
      name: 'append',
      text: APPEND,
      values: columns(appends),
    });
    const owned = new Set(written.rows.map(({ id }) => id));
    return appends.map(({ table }) => owned.has(table));
  }, observed);

  const stretch = async (table: TableId, first: number, last: number): Promise<readonly Row[]> => {
    const found = await rows(
      'SELECT seq, sum, body FROM events WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq',
      [table, first, last],
    );
    return found.map(rowIn);
  };

  return {
    create: async ({ id, code, listing, at }) =>
      (await count(
        `INSERT INTO tables (id, code, live_code, status, is_public, epoch, base, head, clock, touched, listing, listed)
         VALUES ($1, $2, $2, 'open', $3, 0, 1, 0, 0, $4, $5, $4) ON CONFLICT DO NOTHING`,
        [id, code, listing.isPublic, at, JSON.stringify(listing)],
      )) === 1,
    claim: async (id, at) => {
      const [row] = await rows(
        `UPDATE tables SET epoch = epoch + 1, touched = $2 WHERE id = $1 AND status <> 'imported'
         RETURNING epoch, base, head, clock, status, talk`,
        [id, at],
      );
      if (!row) return undefined;
      await count(
        `UPDATE tables t SET live_code = code WHERE id = $1 AND live_code IS NULL
         AND NOT EXISTS (SELECT 1 FROM tables o WHERE o.live_code = t.code)`,
        [id],
      );
      const [snapshot] = await rows('SELECT seq, sum, body FROM snapshots WHERE id = $1', [id]);
      return claimIn(row, row.talk, snapshot);
    },
    read: (table, from) => stretch(table, from, Number.MAX_SAFE_INTEGER),
    append: commits.append,
    quarantine: async id => void (await count("UPDATE tables SET status = 'damaged' WHERE id = $1", [id])),
    withCode: async code =>
      (await rows('SELECT id FROM tables WHERE live_code = $1', [code]))[0]?.id as TableId | undefined,
    openTables: async most => {
      const found = await rows(
        `SELECT id, code, listing, touched FROM tables WHERE status = 'open' AND is_public ORDER BY listed DESC LIMIT $1`,
        [most],
      );
      return found.map(openTableIn);
    },
    tablesAmong: async ids => {
      const found = await rows(
        `SELECT id, code, listing, touched FROM tables WHERE status = 'open' AND id = ANY($1::text[])`,
        [ids],
      );
      return found.map(openTableIn);
    },
    countTables: async () =>
      Number((await rows("SELECT count(*) AS n FROM tables WHERE status = 'open'", []))[0]?.n ?? 0),
    game: async (id: GameId) => {
      const [found] = await rows('SELECT record FROM games WHERE id = $1', [id]);
      if (!found) return undefined;
      const record = JSON.parse(String(found.record)) as GameRecord;
      return { format: 1, record, rows: await stretch(record.table, record.first, record.last) };
    },
    importGame: (file, at) =>
      importInto(pool, file, at).catch(problem => {
        // Somebody brought it in at the same moment.
        if (problem.code === UNIQUE_VIOLATION) return 'known';
        throw problem;
      }),
    freeCodes: async ({ used, unused }) => {
      await count(
        `UPDATE tables SET live_code = NULL
         WHERE live_code IS NOT NULL AND (touched < $1 OR (head <= 1 AND touched < $2))`,
        [used, unused],
      );
    },
    sweep: async (since, most) => {
      const gone = await rows(
        `WITH gone AS (DELETE FROM tables
           WHERE id IN (SELECT id FROM tables WHERE touched < $1 OR (head <= 1 AND touched < $2) LIMIT $3) RETURNING id),
         e AS (DELETE FROM events USING gone WHERE table_id = gone.id),
         s AS (DELETE FROM snapshots USING gone WHERE snapshots.id = gone.id),
         g AS (DELETE FROM games USING gone WHERE table_id = gone.id) SELECT id FROM gone`,
        [since.used, since.unused, most],
      );
      return gone.length;
    },
    reopen: async (id, { base, seq }) => {
      const cut = await rows(
        `WITH opened AS (
           UPDATE tables SET status = 'open', base = $2, head = $3 WHERE id = $1 AND status = 'damaged' RETURNING id
         ), e AS (DELETE FROM events USING opened WHERE table_id = opened.id AND seq > $3),
         s AS (DELETE FROM snapshots USING opened WHERE snapshots.id = opened.id),
         g AS (DELETE FROM games USING opened WHERE table_id = opened.id AND (record::json->>'last')::bigint > $3)
         SELECT id FROM opened`,
        [id, base, seq],
      );
      return cut.length === 1;
    },
    close: () => pool.end(),
    depth: commits.depth,
  };
};

interface Depth {
  readonly depth: () => number;
}

/** Two processes may start at once; the lock lets one of them make the tables. */
const prepare = async (pool: pg.Pool, schema: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT pg_advisory_xact_lock(hashtext('templefall schema'))");
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query('CREATE TABLE IF NOT EXISTS layout (version integer NOT NULL)');
    const [found] = (await client.query<{ readonly version: number }>('SELECT version FROM layout')).rows;
    if (found && found.version !== LAYOUT) throw new OtherLayout(found.version, LAYOUT);
    // What was made before there were layouts is brought to the first one.
    await client.query(SCHEMA);
    if (!found) await client.query('INSERT INTO layout VALUES ($1)', [LAYOUT]);
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw problem;
  } finally {
    client.release();
  }
};

const columns = (appends: readonly Append[]): unknown[] => {
  const lines = appends.flatMap(({ table, rows }) => rows.map(row => ({ table, ...row })));
  const records = appends.flatMap(({ finished = [] }) => finished);
  const snapshots = appends.flatMap(({ table, snapshot }) => (snapshot ? [{ table, ...snapshot }] : []));
  return [
    appends.map(({ table }) => table),
    appends.map(({ epoch }) => epoch),
    appends.map(({ rows }) => rows.length),
    appends.map(({ clock }) => clock),
    appends.map(({ at }) => at),
    appends.map(({ base }) => base ?? null),
    appends.map(({ listing }) => (listing ? JSON.stringify(listing) : null)),
    appends.map(({ listing }) => listing?.isPublic ?? null),
    lines.map(({ table }) => table),
    lines.map(({ seq }) => seq),
    lines.map(({ sum }) => sum),
    lines.map(({ body }) => body),
    records.map(({ id }) => id),
    records.map(({ table }) => table),
    records.map(record => JSON.stringify(record)),
    appends.map(({ talk }) => talk ?? null),
    snapshots.map(({ table }) => table),
    snapshots.map(({ seq }) => seq),
    snapshots.map(({ sum }) => sum),
    snapshots.map(({ body }) => body),
  ];
};

const UNIQUE_VIOLATION = '23505';

const importInto = async (pool: pg.Pool, { record, rows }: GameFile, at: number): Promise<Importing> => {
  const { id, table, first, last } = record;
  const found = await pool.query('SELECT 1 FROM games WHERE id = $1', [id]);
  if (found.rowCount !== 0) return 'known';
  const done = await pool.query(
    `WITH made AS (
       INSERT INTO tables (id, code, live_code, status, is_public, epoch, base, head, clock, touched, listing)
       VALUES ($1, '', NULL, 'imported', false, 0, $2, $3, 0, $4, $5)
       ON CONFLICT (id) DO UPDATE SET base = least(tables.base, excluded.base),
         head = greatest(tables.head, excluded.head), touched = excluded.touched
       WHERE tables.status = 'imported'
         AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND seq = ANY($6::bigint[]))
       RETURNING id
     ), added AS (
       INSERT INTO events (table_id, seq, sum, body)
       SELECT made.id, e.* FROM made, unnest($6::bigint[], $7::bigint[], $8::text[]) AS e(seq, sum, body)
     ), kept AS (
       INSERT INTO games (id, table_id, record) SELECT $9, made.id, $10 FROM made
     ) SELECT id FROM made`,
    [
      table,
      first,
      last,
      at,
      JSON.stringify(importedListing(record)),
      rows.map(({ seq }) => seq),
      rows.map(({ sum }) => sum),
      rows.map(({ body }) => body),
      id,
      JSON.stringify(record),
    ],
  );
  if (done.rowCount === 1) return 'added';
  // It may have come in at the same moment: then its rows are those that were in the way.
  const again = await pool.query('SELECT 1 FROM games WHERE id = $1', [id]);
  return again.rowCount === 0 ? 'otherJournal' : 'known';
};
