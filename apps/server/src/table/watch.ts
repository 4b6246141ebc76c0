import type { Millis } from '@templefall/kit';

/** What an operator wants to know of a table; counted by `metrics.ts`, ignored by tests. */
export interface Watch {
  readonly answered: (how: 'applied' | 'refused' | 'repeated', millis: Millis) => void;
  readonly joined: (how: 'new' | 'returned' | 'watching') => void;
  readonly flooded: () => void;
  readonly failed: (table: string, problem: unknown) => void;
}

export const noWatch: Watch = {
  answered: () => undefined,
  joined: () => undefined,
  flooded: () => undefined,
  failed: () => undefined,
};
