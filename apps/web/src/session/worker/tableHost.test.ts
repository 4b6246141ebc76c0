import { sha256, simulatedClock } from '@templefall/kit';
import { gameIdOf, type TableClient, type TableId, tableClient } from '@templefall/protocol';
import { createTable, noMetrics, recordedGame, rulesOf, secretsFrom, type TableServices } from '@templefall/table';
import { memoryStorage, type Storage } from '@templefall/table/journal';
import { calm, type ToyState, toy } from '@templefall/table/testing';
import { describe, expect, it } from 'vitest';
import { type Port, portLine } from './portLine.ts';
import { tableHost } from './tableHost.ts';

const GAMES = { toy };

/** A browser: its database outlives its worker, its page outlives neither. */
const browser = (storage: Storage = memoryStorage()) => {
  const clock = simulatedClock(1_000_000);
  const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
  const services: TableServices = {
    storage,
    games: GAMES,
    clock,
    secrets: secretsFrom({ randomBytes, sha256 }),
    metrics: noMetrics,
    quarantine: async () => undefined,
  };
  /** A worker that can be killed: from then on it neither acts nor writes. */
  const newWorker = () => {
    let isDead = false;
    const host = tableHost({
      ...services,
      storage: { ...storage, append: one => (isDead ? new Promise(() => undefined) : storage.append(one)) },
      clock: { now: clock.now, at: (moment, callback) => clock.at(moment, () => (isDead ? undefined : callback())) },
    });
    return {
      connect: (): Port => {
        const { port1, port2 } = new MessageChannel();
        host.accept(port2 as unknown as Port);
        return port1 as unknown as Port;
      },
      kill: (): void => {
        isDead = true;
      },
    };
  };
  const pass = async (span: number): Promise<void> => {
    await calm();
    for (let gone = 0; gone < span; gone += 25) {
      clock.advanceBy(25);
      await calm();
    }
  };
  const page = (connect: () => Port, table: TableId, more: Partial<Parameters<typeof tableClient>[0]> = {}) =>
    tableClient({
      table,
      games: rulesOf(GAMES),
      open: portLine(connect),
      clock,
      random: () => 0.5,
      changed: () => undefined,
      ...more,
    });
  const ask = async (client: TableClient, request: Parameters<TableClient['ask']>[0]) => {
    const reply = client.ask(request);
    await pass(50);
    return reply;
  };
  const newTable = async (): Promise<TableId> => {
    const made = await createTable({ game: 'toy', options: {}, isPublic: false }, services);
    if (!made.ok) throw new Error(made.error);
    return made.value.table;
  };
  return { clock, services, newWorker, pass, page, ask, newTable };
};
const toyOf = (client: TableClient): ToyState => client.state().table?.game?.view as ToyState;

describe('a table in the browser', () => {
  it('has the lobby of every table, and plays a game alone with bots over a port', async () => {
    const { newWorker, pass, page, ask, newTable } = browser();
    const ada = page(newWorker().connect, await newTable());
    await pass(50);
    expect(await ask(ada, { type: 'sit', name: 'Ada' })).toMatchObject({ ok: true });
    expect(await ask(ada, { type: 'addBot', level: 'steady', name: '1' })).toMatchObject({ ok: true });
    expect(await ask(ada, { type: 'start' })).toMatchObject({ ok: true });
    const added = ada.send({ type: 'add', amount: 3 });
    await pass(50);
    expect(await added).toMatchObject({ ok: true });
    await pass(1500);
    expect(toyOf(ada).total).toBe(103);
  });

  it('[TX5] a killed page loses nothing that was shown, and the clock stands meanwhile', async () => {
    const { clock, newWorker, pass, page, ask, newTable } = browser();
    const table = await newTable();
    const worker = newWorker();
    const ada = page(worker.connect, table);
    await pass(50);
    await ask(ada, { type: 'sit', name: 'Ada' });
    await ask(ada, { type: 'start' });
    void ada.send({ type: 'add', amount: 3 });
    await pass(200);
    const shown = toyOf(ada);
    const secret = ada.state().me?.secret;
    const at = ada.gameTime();
    if (!secret) throw new Error('not seated');
    // Page and worker are gone together, and nobody said goodbye.
    worker.kill();
    clock.advanceBy(60_000);
    const again = page(newWorker().connect, table, { secret });
    await pass(50);
    // That the player was away is all that is new.
    const story = toyOf(again).story.filter(type => type !== 'wentAway');
    expect({ ...toyOf(again), story }).toEqual(shown);
    expect(again.state().me?.place).toBe(0);
    expect(again.gameTime() - at).toBeLessThan(1500);
  });

  it('tells what happened in a finished game, in the shape a server does, and nothing of one that is still played', async () => {
    const { services, newWorker, pass, page, ask, newTable } = browser();
    const table = await newTable();
    const ada = page(newWorker().connect, table);
    await pass(50);
    await ask(ada, { type: 'sit', name: 'Ada' });
    await ask(ada, { type: 'start' });
    const id = gameIdOf(table, ada.state().table?.game?.startedAt ?? 0);
    expect(await recordedGame(id, services)).toBeUndefined();
    const won = ada.send({ type: 'win' });
    await pass(50);
    await won;
    const told = await recordedGame(id, services);
    expect(told?.record).toMatchObject({ id, game: 'toy', won: true, names: ['Ada'] });
    expect(told?.events.map(({ type }) => type)).toEqual(['gameStarted', 'played', 'gameEnded']);
    expect(JSON.stringify(told)).not.toMatch(/"keys"|"order"/);
    expect(told?.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('another tab takes the table over: the first says that it is played elsewhere, and writes no more', async () => {
    const { services, newWorker, pass, page, ask, newTable } = browser();
    const table = await newTable();
    const first = page(newWorker().connect, table);
    await pass(50);
    await ask(first, { type: 'sit', name: 'Ada' });
    await ask(first, { type: 'start' });
    const secret = first.state().me?.secret;
    if (!secret) throw new Error('not seated');
    const second = page(newWorker().connect, table, { secret });
    await pass(50);
    void first.send({ type: 'add', amount: 3 });
    await pass(50);
    expect(first.state()).toMatchObject({ line: 'shut', trouble: 'replaced' });
    const added = second.send({ type: 'add', amount: 5 });
    await pass(50);
    expect(await added).toMatchObject({ ok: true });
    const written = (await services.storage.read(table, 1)).map(({ body }) => body).join();
    expect(toyOf(second).total).toBe(5);
    expect(written).not.toContain('"amount":3');
  });

  it('says that there is no such table', async () => {
    const { newWorker, pass, page } = browser();
    const nobody = page(newWorker().connect, 'a'.repeat(20) as TableId);
    await pass(50);
    expect(nobody.state()).toMatchObject({ line: 'shut', trouble: 'noSuchTable' });
  });
});
