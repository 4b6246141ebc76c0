import type { TableCode, TableId } from '@templefall/protocol';
import { beginning, linked } from '../journal/chain.ts';
import type { Append, Listing, Row } from '../journal/storage.ts';

let count = 0;
export const newId = (): TableId => `${(count++).toString(36).padStart(10, 't')}${'x'.repeat(10)}` as TableId;
export const newCode = (): TableCode => `C${(count++).toString(36).padStart(3, 'Q').toUpperCase()}` as TableCode;

export const listing: Listing = { game: 'toy', phase: 'gathering', isPublic: true, names: ['Ada'], most: 6 };

export const rowsOf = (bodies: readonly string[], after: Row | undefined = undefined): readonly Row[] =>
  linked(after ?? beginning, bodies);

export const additionTo = (
  table: TableId,
  epoch: number,
  rows: readonly Row[],
  more: Partial<Append> = {},
): Append => ({ table, epoch, rows, clock: 0, at: 2000, ...more });
