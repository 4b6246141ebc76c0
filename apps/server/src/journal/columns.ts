import type { TableCode, TableId } from '@templefall/protocol';
import type { Claim, Listing, OpenTable, Row } from '@templefall/table/journal';

/** A row of a database, by the names of its columns; what is in them we wrote ourselves. */
export type Columns = { readonly [column: string]: unknown };

export const rowIn = ({ seq, sum, body }: Columns): Row => ({
  seq: Number(seq),
  sum: Number(sum),
  body: String(body),
});

export const claimIn = (
  { epoch, base, head, clock, status }: Columns,
  talk: unknown,
  snapshot: Columns | undefined,
): Claim => ({
  epoch: Number(epoch),
  base: Number(base),
  head: Number(head),
  clock: Number(clock),
  isDamaged: status === 'damaged',
  ...(typeof talk === 'string' && { talk }),
  ...(snapshot && { snapshot: rowIn(snapshot) }),
});

export const openTableIn = ({ id, code, listing, touched }: Columns): OpenTable => ({
  id: id as TableId,
  code: code as TableCode,
  listing: JSON.parse(String(listing)) as Listing,
  touchedAt: Number(touched),
});
