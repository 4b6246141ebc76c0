import type { Millis } from '@templefall/kit';

/** What an operator wants to know of a table; counted by `metrics.ts`, ignored by tests. */
export interface TableMetrics {
  readonly answered: (how: 'applied' | 'refused' | 'repeated', millis: Millis) => void;
  readonly joined: (how: 'new' | 'returned' | 'watching') => void;
  readonly flooded: () => void;
  /** A table had to be closed, or could not be opened. */
  readonly failed: (table: string, problem: unknown) => void;
  /** A table was closed because nothing could be written down. */
  readonly unwritten: () => void;
  /** A table that cannot go on was set aside; whoever does that also writes it into the log. */
  readonly quarantine: () => void;
  /** Somebody was shown events that the journal does not have: it was rolled back, or they made that up. Once a table. */
  readonly beyond: (table: string, seen: { readonly since: number; readonly head: number }) => void;
  /** The rules failed at a command, or a bot failed; the table goes on. */
  readonly faulted: (table: string, problem: unknown) => void;
}

export const noMetrics: TableMetrics = {
  answered: () => undefined,
  joined: () => undefined,
  flooded: () => undefined,
  failed: () => undefined,
  unwritten: () => undefined,
  quarantine: () => undefined,
  beyond: () => undefined,
  faulted: () => undefined,
};
