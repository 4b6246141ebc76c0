import type { TableCode, TableId } from '@templefall/protocol';
import type { Claim, GameRecord, Listing, OpenTable, Row } from './storage.ts';

/** A row of a database, by the names of its columns; what is in them we wrote ourselves. */
export type Columns = { readonly [column: string]: unknown };

export const rowIn = ({ seq, sum, body }: Columns): Row => ({
  seq: Number(seq),
  sum: Number(sum),
  body: String(body),
});

export const claimIn = ({ epoch, base, head, clock, status }: Columns, talk: unknown): Claim => ({
  epoch: Number(epoch),
  base: Number(base),
  head: Number(head),
  clock: Number(clock),
  isDamaged: status === 'damaged',
  ...(typeof talk === 'string' && { talk }),
});

export const openTableIn = ({ id, code, listing, touched }: Columns): OpenTable => ({
  id: id as TableId,
  code: code as TableCode,
  listing: JSON.parse(String(listing)) as Listing,
  touchedAt: Number(touched),
});

/** How the table of a game that came as a file is listed: nobody can sit down there. */
export const importedListing = ({ game, names }: GameRecord): Listing => ({
  game,
  phase: 'ended',
  isPublic: false,
  names,
  most: 0,
});

/** Whether the rows of an imported game find their numbers free, at a table that is there for such games only. */
export const mayJoin = (
  { status, rows }: { readonly status: unknown; readonly rows: readonly Row[] },
  coming: readonly Row[],
): boolean => {
  const taken = new Set(rows.map(({ seq }) => seq));
  return status === 'imported' && !coming.some(({ seq }) => taken.has(seq));
};

export const inOrder = (rows: readonly Row[]): readonly Row[] => rows.toSorted((a, b) => a.seq - b.seq);
