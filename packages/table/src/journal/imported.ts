import type { GameRecord, Listing, Row } from './storage.ts';

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
