import { join } from 'node:path';
import type { TableClient } from '@templefall/protocol';
import type { Storage } from '@templefall/table/journal';
import type { ToyState } from '@templefall/table/testing';
import { stage } from '@templefall/table/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databasePort, testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/process.ts';
import { breakableWay } from '../testing/way.ts';
import { postgresStorage } from './postgres.ts';
import { sqliteStorage } from './sqlite.ts';

const totalOf = (client: TableClient): number => {
  const view = client.state().table?.game?.view as ToyState | undefined;
  return view?.total ?? 0;
};

/** One player at a table whose game has begun, on the given storage; real time goes by with the clock. */
const playingOn = async (storage: Storage) => {
  const at = stage({ storage });
  const pass = async (span: number): Promise<void> => {
    for (let gone = 0; gone < span; gone += 100) {
      await at.pass(100);
      await new Promise(done => setTimeout(done, 10));
    }
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 3000 && !isSo(); tries++) await pass(100);
    expect(isSo()).toBe(true);
  };
  const told = new Set<string>();
  const ada = at.client(await at.table(), { changed: ({ trouble }) => trouble && told.add(trouble) });
  await until(() => ada.state().line === 'open');
  void ada.ask({ type: 'sit', name: 'Ada' });
  await until(() => ada.state().me !== undefined);
  void ada.ask({ type: 'start' });
  await until(() => ada.state().table?.lobby.phase === 'playing');
  return { at, ada, told, pass, until };
};

describe('a journal that fails', () => {
  it('a full disk: the player is told, nothing shown is lost, play goes on when there is room again', async () => {
    const folder = temporaryFolder();
    const storage = sqliteStorage(join(folder.path, 'journal.db'));
    const { at, ada, told, pass, until } = await playingOn(storage);
    await storage.limitPages(1);
    const answers: Promise<unknown>[] = [];
    // The file has some room left inside; it is filled, then the disk is full in earnest.
    for (let count = 0; count < 60 && !at.troubles.includes('storage'); count++) {
      answers.push(ada.send({ type: 'add', amount: 1, note: 'x'.repeat(60) }));
      for (let more = 0; more < 20; more++) answers.push(ada.send({ type: 'roll' }));
      await pass(1000);
    }
    expect(at.troubles).toContain('storage');
    await until(() => told.has('storage'));
    const shown = totalOf(ada);
    await storage.limitPages(1_000_000);
    await until(() => ada.state().line === 'open' && ada.state().pending.length === 0);
    expect(totalOf(ada)).toBeGreaterThanOrEqual(shown);
    expect(await Promise.all(answers)).toHaveLength(answers.length);
    const last = ada.send({ type: 'add', amount: 1000 });
    await until(() => totalOf(ada) > 1000);
    expect(await last).toMatchObject({ ok: true });
    ada.close();
    await storage.close();
    folder.remove();
  });

  it('a database gone for a while: told, nothing lost, nothing doubled, and on it goes', async () => {
    const way = await breakableWay(databasePort);
    const schema = `failing_${process.pid}`;
    const url = new URL(testDatabase);
    url.port = String(way.port);
    const storage = await postgresStorage(url.href, { schema });
    const { ada, told, pass, until } = await playingOn(storage);
    const first = ada.send({ type: 'add', amount: 1 });
    await until(() => totalOf(ada) === 1);
    way.breakIt();
    const second = ada.send({ type: 'add', amount: 10 });
    await until(() => told.has('storage'));
    await pass(1000);
    expect(totalOf(ada)).toBe(1);
    way.mend();
    await until(() => ada.state().line === 'open' && ada.state().pending.length === 0);
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(totalOf(ada)).toBe(11);
    ada.close();
    way.breakIt();
    way.close();
    await storage.close();
    const client = new pg.Client(testDatabase);
    await client.connect();
    await client.query(`DROP SCHEMA ${schema} CASCADE`);
    await client.end();
  });
});
