import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server works in this data folder. */
export class FolderInUse extends Error {}

/**
 * Makes the data folder this process's own until the returned function is called. The lock is SQLite's lock on an empty file,
 * so the operating system releases it however the process ends.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = new DatabaseSync(join(folder, 'server.lock'));
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch {
    file.close();
    throw new FolderInUse(folder);
  }
  return () => file.close();
};
