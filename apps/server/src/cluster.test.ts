import { PROTOCOL, type TableClient } from '@templefall/protocol';
import type { ToyState } from '@templefall/table/testing';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { numberOf, type Pair, pairOn } from './testing/cluster.ts';
import { testRedis } from './testing/database.ts';
import type { ServerProcess } from './testing/process.ts';
import { party, tableOn, until, visitor } from './testing/visitor.ts';

let pair: Pair;
let first: ServerProcess;
let second: ServerProcess;

beforeEach(async () => {
  pair = await pairOn(testRedis);
  ({ first, second } = pair);
});
afterEach(() => pair.close());

it('who stood still while another took the table over leaves it alone afterwards: one owner, found by everybody', async () => {
  const { table, clients } = await party(first.url, 2);
  const abroad = visitor(second.url, table);
  await until('in by the other door', () => abroad.state().line === 'open');
  expect([await tablesOf(first), await tablesOf(second)]).toEqual([1, 0]);

  const process = await processOf(first, table);
  first.stall();
  const late = visitor(second.url, table);
  await until('the other has opened the table', () => late.state().line === 'open');
  const redis = new Redis(testRedis);
  const note = () => redis.exists(`swept:${process}`);
  await expect.poll(note, { timeout: 60_000 }).toBe(1);
  first.goOn();
  const people = [...clients, abroad, late];
  const isWhole = (client: TableClient): boolean => {
    const { seats = [], watching } = client.state().presence ?? {};
    return client.state().line === 'open' && watching === 2 && seats.join() === 'here,here';
  };
  await until('all are at the one table', () => people.every(isWhole));
  expect([await tablesOf(first), await tablesOf(second)]).toEqual([0, 1]);

  const failed = await allOf(failuresOf);
  for (const url of [first.url, second.url]) {
    const session = visitor(url, table);
    await until('a session is in', () => session.state().line === 'open');
    people.push(session);
  }
  // Who was held to be dead finds a note of it, takes it away and lists its rooms once more.
  await expect.poll(note, { timeout: 60_000 }).toBe(0);
  await redis.quit();
  expect(await clients[0]?.send({ type: 'add', amount: 7 })).toMatchObject({ ok: true });
  await until('all see it', () => people.every(client => totalOf(client) === 7));
  expect([await tablesOf(first), await tablesOf(second)]).toEqual([0, 1]);
  expect(await allOf(failuresOf)).toBe(failed);
  for (const client of people) client.close();
});

it('many who come at once, by both doors, find one table', async () => {
  const before = await Promise.all([allOf(tablesOf), allOf(failuresOf)]);
  const { table } = await tableOn(first.url);
  const people = Array.from({ length: 12 }, (_, index) => visitor([first, second][index % 2]?.url ?? '', table));
  await until('all are in', () => people.every(client => client.state().presence?.watching === people.length));
  expect(await Promise.all([allOf(tablesOf), allOf(failuresOf)])).toEqual([before[0] + 1, before[1]]);
  for (const client of people) client.close();
});

/** The name under which the others know it: other suites' servers come and go in the same Redis. */
const processOf = async ({ url }: ServerProcess, table: string): Promise<string> => {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table }),
  });
  const { processId } = (await answer.json()) as { readonly processId: string };
  return processId;
};

const totalOf = (client: TableClient): number | undefined =>
  (client.state().table?.game?.view as ToyState | undefined)?.total;

const tablesOf = (server: ServerProcess): Promise<number> => numberOf(server, 'tables');
const failuresOf = (server: ServerProcess): Promise<number> => numberOf(server, 'failures_total');
const allOf = async (count: (server: ServerProcess) => Promise<number>): Promise<number> =>
  (await count(first)) + (await count(second));
