import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@templefall/kit';
import type { Where } from './files.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';
import { LAYOUT } from './journal/sqliteLayout.ts';

const journalIn = (data: string): string => join(data, 'journal.db');

/** The journal as one file, also while a server writes to it. Resolves to the sentence to print. */
export const backUp = async ({ database, data }: Where, file: string): Promise<Result<string, string>> => {
  if (database) return err('A journal in PostgreSQL is backed up with pg_dump.');
  if (!existsSync(journalIn(data))) return err(`There is no journal in ${data}.`);
  if (existsSync(file)) return err(`The file ${file} exists already.`);
  const journal = new DatabaseSync(journalIn(data), { readOnly: true });
  try {
    await copyDatabase(journal, file);
  } catch (problem) {
    rmSync(file, { force: true });
    return err(`The backup ${file} cannot be written: ${problem instanceof Error ? problem.message : problem}`);
  } finally {
    journal.close();
  }
  const tables = tablesIn(file);
  return tables.ok ? ok(`Tables in ${file}: ${tables.value}.`) : tables;
};

/** Puts a backup in the journal's place; a journal that was there is moved to `replaced/`. */
export const restore = ({ database, data }: Where, file: string, now: Date): Result<string, string> => {
  if (database) return err('A journal in PostgreSQL is restored with pg_restore.');
  if (!existsSync(file)) return err(`There is no file ${file}.`);
  const tables = tablesIn(file);
  if (!tables.ok) return tables;
  mkdirSync(data, { recursive: true });
  try {
    const release = lockFolder(data);
    maybeReplace(data, now);
    copyFileSync(file, journalIn(data));
    release();
  } catch (problem) {
    if (problem instanceof FolderInUse) return err(`A server is running in ${data}; stop it first.`);
    throw problem;
  }
  return ok(`Tables back in ${data}: ${tables.value}.`);
};

/** SQLite's two companion files belong to the journal they lie beside: left there, they would spoil the next one. */
const maybeReplace = (data: string, now: Date): void => {
  const journal = journalIn(data);
  if (!existsSync(journal)) return;
  const folder = join(data, 'replaced', now.toISOString().replaceAll(':', '-'));
  mkdirSync(folder, { recursive: true });
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(journal + end)) renameSync(journal + end, join(folder, `journal.db${end}`));
};

/** How many tables a backup holds, if it is a whole journal that this server can read. */
const tablesIn = (file: string): Result<number, string> => {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const layout = Number(db.prepare('PRAGMA user_version').get()?.user_version);
      if (layout > LAYOUT) return err(`The file ${file} was written by a newer server.`);
      if (db.prepare('PRAGMA integrity_check').get()?.integrity_check !== 'ok')
        return err(`The file ${file} is damaged.`);
      return ok(Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n));
    } finally {
      db.close();
    }
  } catch {
    return err(`The file ${file} is no journal.`);
  }
};
