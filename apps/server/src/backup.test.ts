import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { backUp, restore } from './backup.ts';
import { lockFolder } from './folderLock.ts';
import { freePort, serverProcess, temporaryFolder } from './testing/process.ts';
import { party, until, visitor } from './testing/visitor.ts';

const NOW = new Date('2026-01-02T03:04:05Z');

describe('backup and restore', () => {
  const folders: (() => void)[] = [];
  const folder = (): string => {
    const { path, remove } = temporaryFolder();
    folders.push(remove);
    return path;
  };
  afterEach(() => {
    for (const remove of folders.splice(0)) remove();
  });
  const where = (data: string) => ({ data, database: undefined });

  it('a backup taken while people play brings every table back elsewhere', async () => {
    const data = folder();
    const file = join(folder(), 'backup.db');
    const server = await serverProcess({ port: await freePort(), data });
    const { table, clients } = await party(server.url, 2);
    expect(await backUp(where(data), file)).toEqual({ ok: true, value: `Tables in ${file}: 1.` });
    for (const client of clients) client.close();
    await server.kill('SIGKILL');

    const other = folder();
    expect(restore(where(other), file, NOW)).toEqual({ ok: true, value: `Tables back in ${other}: 1.` });
    const again = await serverProcess({ port: await freePort(), data: other });
    const guest = visitor(again.url, table);
    await until('the table is shown', () => guest.state().table?.lobby.places.length === 2);
    guest.close();
    await again.kill('SIGKILL');
  });

  it('keeps what it replaces, with its companions', () => {
    const data = folder();
    const file = join(folder(), 'backup.db');
    const backup = new DatabaseSync(file);
    backup.exec('CREATE TABLE tables (id TEXT); PRAGMA user_version = 2;');
    backup.close();
    writeFileSync(join(data, 'journal.db'), 'old');
    writeFileSync(join(data, 'journal.db-wal'), 'old');
    expect(restore(where(data), file, NOW).ok).toBe(true);
    expect(readdirSync(join(data, 'replaced', '2026-01-02T03-04-05.000Z')).sort()).toEqual([
      'journal.db',
      'journal.db-wal',
    ]);
    expect(existsSync(join(data, 'journal.db-wal'))).toBe(false);
  });

  it('refuses in one sentence what cannot be done', async () => {
    const data = folder();
    const file = join(folder(), 'backup.db');
    const refused = (error: string) => ({ ok: false, error });
    expect(await backUp(where(data), file)).toEqual(refused(`There is no journal in ${data}.`));
    expect(await backUp({ data, database: 'postgres://x' }, file)).toEqual(
      refused('A journal in PostgreSQL is backed up with pg_dump.'),
    );
    expect(restore(where(data), file, NOW)).toEqual(refused(`There is no file ${file}.`));
    writeFileSync(file, 'something else');
    expect(restore(where(data), file, NOW)).toEqual(refused(`The file ${file} is no journal.`));
    const journal = new DatabaseSync(join(data, 'journal.db'));
    journal.exec('CREATE TABLE tables (id TEXT); PRAGMA user_version = 99;');
    journal.close();
    expect(await backUp(where(data), file)).toEqual(refused(`The file ${file} exists already.`));
    expect(restore(where(folder()), join(data, 'journal.db'), NOW)).toEqual(
      refused(`The file ${join(data, 'journal.db')} was written by a newer server.`),
    );
  });

  it('leaves a folder alone in which a server runs', () => {
    const data = folder();
    const release = lockFolder(data);
    const file = join(folder(), 'backup.db');
    const backup = new DatabaseSync(file);
    backup.exec('CREATE TABLE tables (id TEXT); PRAGMA user_version = 2;');
    backup.close();
    expect(restore(where(data), file, NOW)).toEqual({
      ok: false,
      error: `A server is running in ${data}; stop it first.`,
    });
    release();
    expect(restore(where(data), file, NOW).ok).toBe(true);
  });
});
