import { join } from 'node:path';
import type { Storage } from '@templefall/table/journal';
import type { Settings } from '../settings.ts';
import { postgresStorage } from './postgres.ts';
import type { Reopening } from './reopening.ts';
import { sqliteStorage } from './sqlite.ts';

export interface Observing {
  readonly observed?: (additions: number, millis: number) => void;
  readonly troubled?: (problem: Error) => void;
}

/** The journal the operator chose: PostgreSQL where there is an address, else a file. */
export const openStorage = async (
  { database, data }: Pick<Settings, 'database' | 'data'>,
  observing: Observing = {},
): Promise<Storage & Reopening & { readonly depth: () => number }> => {
  if (database) {
    const schema = new URL(database).searchParams.get('schema');
    return postgresStorage(withoutSchema(database), { ...observing, ...(schema && { schema }) });
  }
  const storage = sqliteStorage(join(data, 'journal.db'), observing);
  // A file that cannot be used is found out now, and not by the first player.
  await storage.countTables();
  return storage;
};

const withoutSchema = (database: string): string => {
  const url = new URL(database);
  url.searchParams.delete('schema');
  return url.href;
};
