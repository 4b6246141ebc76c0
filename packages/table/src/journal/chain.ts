import { crc32 } from '@templefall/kit';
import type { Row } from './storage.ts';

/** Where a journal ends: its last line's number and sum. */
export type End = Pick<Row, 'seq' | 'sum'>;
export const beginning: End = { seq: 0, sum: 0 };

/** The next lines after an end; each carries the sum over all before it. */
export const linked = (after: End, bodies: readonly string[]): readonly Row[] => {
  let before = after;
  return bodies.map(body => {
    const row = { seq: before.seq + 1, sum: crc32(body, before.sum), body };
    before = row;
    return row;
  });
};

/** The first line that does not belong: changed, missing or out of order. Undefined if all is well. */
export const firstDamage = (rows: readonly Row[], head: number): number | undefined => {
  const [first] = rows;
  if (!first) return head > 0 ? head : undefined;
  let before: Row | undefined;
  for (const row of rows) {
    // Without the line before the first one its sum cannot be computed; it is held to be right.
    if (before && (row.seq !== before.seq + 1 || row.sum !== crc32(row.body, before.sum))) return row.seq;
    if (!before && row.seq === 1 && row.sum !== crc32(row.body, 0)) return row.seq;
    before = row;
  }
  return before?.seq === head ? undefined : head;
};
