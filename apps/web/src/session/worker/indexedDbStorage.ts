import type { GameId, TableId } from '@templefall/protocol';
import {
  type Append,
  Fenced,
  type GameRecord,
  importedListing,
  type Listing,
  mayJoin,
  type OpenTable,
  type Row,
  type Since,
  type Snapshot,
  type Storage,
} from '@templefall/table/journal';
import { answerTo, openDatabase, transact } from './indexedDb.ts';

/** A table as it is stored; its rows and games are in stores of their own. */
interface StoredTable {
  readonly id: TableId;
  readonly code: string;
  readonly hasCode: boolean;
  readonly epoch: number;
  readonly base: number;
  readonly head: number;
  readonly clock: number;
  readonly touchedAt: number;
  readonly listing: Listing;
  readonly status: 'open' | 'damaged' | 'imported';
  readonly talk?: string;
  readonly snapshot?: Snapshot;
}
interface StoredRow extends Row {
  readonly table: TableId;
}

const isStale = ({ head, touchedAt }: StoredTable, { used, unused }: Since): boolean =>
  touchedAt < used || (head <= 1 && touchedAt < unused);

type Stores = (name: string) => IDBObjectStore;

/** Where the tables of this browser are. */
export const DATABASE = 'templefall';

const VERSION = 1;
const TABLES = 'tables';
const ROWS = 'rows';
const GAMES = 'games';
const ALL = [TABLES, ROWS, GAMES];

/** Journals in the browser's own database: what was shown outlives a crash of the page. */
export const indexedDbStorage = async (name: string): Promise<Storage> => {
  const database = await opened(name);
  const reading = <T>(stores: readonly string[], work: (store: Stores) => Promise<T>): Promise<T> =>
    transact(database, stores, 'readonly', work);
  const writing = <T>(stores: readonly string[], work: (store: Stores) => Promise<T>): Promise<T> =>
    transact(database, stores, 'readwrite', work);

  return {
    create: ({ id, code, listing, at }) =>
      writing([TABLES], async store => {
        if (await withCode(store, code)) return false;
        const rest = { epoch: 0, base: 1, head: 0, clock: 0, status: 'open' } as const;
        put(store(TABLES), { id, code, hasCode: true, touchedAt: at, listing, ...rest });
        return true;
      }),
    claim: (id, at) =>
      writing([TABLES], async store => {
        const table = await tableIn(store, id);
        if (!table || table.status === 'imported') return undefined;
        const epoch = table.epoch + 1;
        const hasCode = table.hasCode || !(await withCode(store, table.code));
        put(store(TABLES), { ...table, epoch, hasCode, touchedAt: at });
        const { base, clock, head, status, talk, snapshot } = table;
        return {
          epoch,
          base,
          clock,
          head,
          isDamaged: status === 'damaged',
          ...(talk !== undefined && { talk }),
          ...(snapshot && { snapshot }),
        };
      }),
    read: (id, from) => reading([ROWS], store => rowsIn(store, id, from)),
    append: append => writing(ALL, store => write(store, append)),
    quarantine: id =>
      writing([TABLES], async store => {
        const table = await tableIn(store, id);
        if (table) put(store(TABLES), { ...table, status: 'damaged' });
      }),
    withCode: code => reading([TABLES], async store => (await withCode(store, code))?.id),
    openTables: most =>
      reading([TABLES], async store =>
        (await tablesIn(store))
          .filter(({ status, listing }) => status === 'open' && listing.isPublic)
          .sort((a, b) => b.touchedAt - a.touchedAt)
          .slice(0, most)
          .map(openTable),
      ),
    tablesAmong: ids =>
      reading([TABLES], async store =>
        (await tablesIn(store)).filter(({ id, status }) => status === 'open' && ids.includes(id)).map(openTable),
      ),
    countTables: () =>
      reading([TABLES], async store => (await tablesIn(store)).filter(({ status }) => status === 'open').length),
    game: id =>
      reading([ROWS, GAMES], async store => {
        const record = await gameIn(store, id);
        if (!record) return undefined;
        const rows = (await rowsIn(store, record.table, record.first)).filter(({ seq }) => seq <= record.last);
        return { format: 1, record, rows };
      }),
    importGame: ({ record, rows }, at) =>
      writing(ALL, async store => {
        if (await gameIn(store, record.id)) return 'known';
        const rest = { epoch: 0, base: record.first, head: 0, clock: 0, status: 'imported' } as const;
        const fresh = { id: record.table, code: '', hasCode: false, listing: importedListing(record), ...rest };
        const table: StoredTable = (await tableIn(store, record.table)) ?? { ...fresh, touchedAt: at };
        if (!mayJoin({ status: table.status, rows: await rowsIn(store, table.id, 0) }, rows)) return 'otherJournal';
        const head = Math.max(table.head, ...rows.map(({ seq }) => seq));
        put(store(TABLES), { ...table, head, touchedAt: at });
        for (const row of rows) put(store(ROWS), { table: table.id, ...row } satisfies StoredRow);
        put(store(GAMES), record);
        return 'added';
      }),
    freeCodes: since =>
      writing([TABLES], async store => {
        for (const table of await tablesIn(store))
          if (isStale(table, since)) put(store(TABLES), { ...table, hasCode: false });
      }),
    sweep: (since, most) =>
      writing(ALL, async store => {
        const gone = (await tablesIn(store)).filter(table => isStale(table, since)).slice(0, most);
        const games = (await answerTo(store(GAMES).getAll())) as readonly GameRecord[];
        for (const { id } of gone) {
          store(TABLES).delete(id);
          store(ROWS).delete(rowsFrom(id, 0));
          for (const game of games) if (game.table === id) store(GAMES).delete(game.id);
        }
        return gone.length;
      }),
    close: async () => database.close(),
  };
};

const opened = (name: string): Promise<IDBDatabase> =>
  openDatabase(name, VERSION, empty => {
    empty.createObjectStore(TABLES, { keyPath: 'id' });
    empty.createObjectStore(ROWS, { keyPath: ['table', 'seq'] });
    empty.createObjectStore(GAMES, { keyPath: 'id' });
  });

/** The finished games of this browser, for pages that list them. What is asked for is all that is read. */
export const gameShelf = async () => {
  const database = await opened(DATABASE);
  const only = (from: GameRecord): IDBKeyRange => IDBKeyRange.bound([from.table, from.first], [from.table, from.last]);
  return {
    records: (): Promise<readonly GameRecord[]> =>
      transact(database, [GAMES], 'readonly', store => answerTo<GameRecord[]>(store(GAMES).getAll())),
    /** In characters of its journal. */
    sizeOf: (record: GameRecord): Promise<number> =>
      transact(database, [ROWS], 'readonly', async store => {
        const rows: readonly StoredRow[] = await answerTo(store(ROWS).getAll(only(record)));
        return rows.reduce((sum, { body }) => sum + body.length, 0);
      }),
    /** A table at which nothing happened since goes with its game; one that is still played at keeps what it needs. */
    remove: (record: GameRecord): Promise<void> =>
      transact(database, ALL, 'readwrite', async store => {
        const table = await tableIn(store, record.table);
        if (table && table.base <= record.last) {
          store(TABLES).delete(table.id);
          store(ROWS).delete(rowsFrom(table.id, 0));
        } else store(ROWS).delete(only(record));
        store(GAMES).delete(record.id);
      }),
    close: () => database.close(),
  };
};

const openTable = ({ id, code, listing, touchedAt }: StoredTable): OpenTable => ({
  id,
  code: code as OpenTable['code'],
  listing,
  touchedAt,
});

const write = async (store: Stores, append: Append): Promise<void> => {
  const { epoch, rows, clock, at, base, listing, finished = [], talk, snapshot } = append;
  const table = await tableIn(store, append.table);
  if (table?.epoch !== epoch) throw new Fenced(append.table);
  put(store(TABLES), {
    ...table,
    clock,
    touchedAt: at,
    head: rows.at(-1)?.seq ?? table.head,
    base: base ?? table.base,
    listing: listing ?? table.listing,
    ...(talk !== undefined && { talk }),
    ...(snapshot && { snapshot }),
  });
  // Added, not put: a line that is there already must not be written over.
  for (const row of rows) store(ROWS).add({ table: table.id, ...row } satisfies StoredRow);
  for (const record of finished) put(store(GAMES), record);
};

const put = (store: IDBObjectStore, value: StoredTable | StoredRow | GameRecord): void => void store.put(value);

// What is read here we wrote ourselves; rows are guarded by their sums.
const tableIn = (store: Stores, id: TableId): Promise<StoredTable | undefined> => answerTo(store(TABLES).get(id));
const tablesIn = (store: Stores): Promise<StoredTable[]> => answerTo(store(TABLES).getAll());
const gameIn = (store: Stores, id: GameId): Promise<GameRecord | undefined> => answerTo(store(GAMES).get(id));

const withCode = async (store: Stores, code: string): Promise<StoredTable | undefined> =>
  (await tablesIn(store)).find(table => table.hasCode && table.code === code);

const rowsFrom = (id: TableId, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

const rowsIn = async (store: Stores, id: TableId, from: number): Promise<readonly Row[]> => {
  const rows: readonly StoredRow[] = await answerTo(store(ROWS).getAll(rowsFrom(id, from)));
  return rows.map(({ seq, sum, body }) => ({ seq, sum, body }));
};
