import type { TableId } from '@templefall/protocol';

/** Where a damaged journal is cut off, and from which row on a reader needs what is left. */
export interface LastGood {
  readonly base: number;
  readonly seq: number;
}

/** What a journal on a server can do besides, for the operator. */
export interface Reopening {
  /** A table that was set aside goes on after this event; what came later is deleted. False if it is not set aside. */
  readonly reopen: (table: TableId, end: LastGood) => Promise<boolean>;
}
