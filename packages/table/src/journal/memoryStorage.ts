import type { GameId, TableId } from '@templefall/protocol';
import { importedListing, inOrder, mayJoin } from './imported.ts';
import {
  type Append,
  Fenced,
  type GameRecord,
  type Listing,
  type NewTable,
  type OpenTable,
  type Row,
  type Since,
  type Snapshot,
  type Storage,
} from './storage.ts';

interface Kept {
  readonly table: NewTable;
  readonly rows: readonly Row[];
  readonly epoch: number;
  readonly base: number;
  readonly clock: number;
  readonly touchedAt: number;
  readonly listing: Listing;
  readonly hasCode: boolean;
  readonly talk?: string;
  readonly snapshot?: Snapshot;
  readonly status: 'open' | 'damaged' | 'imported';
}

const openTable = ({ table: { id, code }, listing, touchedAt }: Kept): OpenTable => ({ id, code, listing, touchedAt });

const isStale = ({ rows, touchedAt }: Kept, { used, unused }: Since): boolean =>
  touchedAt < used || (rows.length <= 1 && touchedAt < unused);

/** Journals that last as long as the process: for tests, and as the plainest statement of the contract. */
export const memoryStorage = (): Storage => {
  const tables = new Map<TableId, Kept>();
  const games = new Map<GameId, GameRecord>();
  const owner = (code: string): Kept | undefined =>
    [...tables.values()].find(kept => kept.hasCode && kept.table.code === code);

  const write = ({ table, epoch, rows, clock, at, base, listing, finished = [], talk, snapshot }: Append): void => {
    const kept = tables.get(table);
    if (!kept || kept.epoch !== epoch) throw new Fenced(table);
    tables.set(table, {
      ...kept,
      rows: [...kept.rows, ...rows],
      clock,
      touchedAt: at,
      base: base ?? kept.base,
      listing: listing ?? kept.listing,
      ...(talk !== undefined && { talk }),
      ...(snapshot && { snapshot }),
    });
    for (const record of finished) games.set(record.id, record);
  };

  return {
    create: async table => {
      if (owner(table.code)) return false;
      const { listing, at: touchedAt } = table;
      tables.set(table.id, {
        table,
        rows: [],
        epoch: 0,
        base: 1,
        clock: 0,
        touchedAt,
        listing,
        hasCode: true,
        status: 'open',
      });
      return true;
    },
    claim: async (id, at) => {
      const kept = tables.get(id);
      if (!kept || kept.status === 'imported') return undefined;
      const epoch = kept.epoch + 1;
      const hasCode = kept.hasCode || !owner(kept.table.code);
      tables.set(id, { ...kept, epoch, hasCode, touchedAt: at });
      const { base, clock, rows, status, talk, snapshot } = kept;
      const head = rows.at(-1)?.seq ?? 0;
      return {
        epoch,
        base,
        clock,
        head,
        isDamaged: status === 'damaged',
        ...(talk !== undefined && { talk }),
        ...(snapshot && { snapshot }),
      };
    },
    read: async (id, from) => tables.get(id)?.rows.filter(({ seq }) => seq >= from) ?? [],
    append: async append => write(append),
    quarantine: async id => {
      const kept = tables.get(id);
      if (kept) tables.set(id, { ...kept, status: 'damaged' });
    },
    withCode: async code => owner(code)?.table.id,
    openTables: async most =>
      [...tables.values()]
        .filter(({ status, listing }) => status === 'open' && listing.isPublic)
        .sort((a, b) => b.touchedAt - a.touchedAt)
        .slice(0, most)
        .map(openTable),
    tablesAmong: async ids =>
      ids.flatMap(id => {
        const kept = tables.get(id);
        return kept?.status === 'open' ? [openTable(kept)] : [];
      }),
    countTables: async () => [...tables.values()].filter(({ status }) => status === 'open').length,
    game: async id => {
      const record = games.get(id);
      const rows = record && tables.get(record.table)?.rows;
      if (!record || !rows) return undefined;
      return { format: 1, record, rows: rows.filter(({ seq }) => seq >= record.first && seq <= record.last) };
    },
    importGame: async ({ record, rows }, at) => {
      if (games.has(record.id)) return 'known';
      const listing = importedListing(record);
      const table: NewTable = { id: record.table, code: '' as NewTable['code'], listing, at };
      const rest = { epoch: 0, base: record.first, clock: 0, hasCode: false } as const;
      const kept: Kept = tables.get(table.id) ?? {
        table,
        rows: [],
        listing,
        touchedAt: at,
        status: 'imported',
        ...rest,
      };
      if (!mayJoin(kept, rows)) return 'otherJournal';
      tables.set(table.id, { ...kept, rows: inOrder([...kept.rows, ...rows]), touchedAt: at });
      games.set(record.id, record);
      return 'added';
    },
    freeCodes: async since => {
      for (const [id, kept] of tables) if (isStale(kept, since)) tables.set(id, { ...kept, hasCode: false });
    },
    sweep: async (since, most) => {
      const gone = [...tables].filter(([, kept]) => isStale(kept, since)).slice(0, most);
      for (const [id] of gone) {
        tables.delete(id);
        for (const [game, record] of games) if (record.table === id) games.delete(game);
      }
      return gone.length;
    },
    close: async () => undefined,
  };
};
