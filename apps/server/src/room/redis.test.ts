import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TableId } from '@templefall/protocol';
import { PROTOCOL } from '@templefall/protocol';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberOf, type Pair, pairOn } from '../testing/cluster.ts';
import { testDatabase, testRedis } from '../testing/database.ts';
import { freePort, NODE_FLAGS, type ServerProcess, temporaryFolder } from '../testing/process.ts';
import { party, tableOn, until, visitor } from '../testing/visitor.ts';
import { breakableWay } from '../testing/way.ts';

/** A part of Redis that no other suite uses. */
const OWN = '/9';
/** Where Colyseus lists its rooms. */
const ROOMS = 'roomcaches';
const GIVES_UP_AFTER = 20;

const direct = new Redis(new URL(OWN, testRedis).href);
let way: Awaited<ReturnType<typeof breakableWay>>;
let pair: Pair;

beforeAll(async () => {
  await direct.flushdb();
  way = await breakableWay(Number(new URL(testRedis).port || 6379));
  const breakable = new URL(OWN, testRedis);
  breakable.host = `127.0.0.1:${way.port}`;
  pair = await pairOn(breakable.href);
});
afterAll(async () => {
  await pair.close();
  way.close();
  await direct.flushdb();
  await direct.quit();
});

it('while Redis is away games go on and the door says so; when it is back, having forgotten all, everybody finds in', async () => {
  const { first, second } = pair;
  const { table, clients } = await party(first.url, 2);
  const before = [first, second].map(timesAway);
  const lines = way.breakIt();
  await until('it is noticed', () => [first, second].every((server, i) => timesAway(server) > (before[i] ?? 0)));
  for (const server of [first, second]) {
    expect(await joining(server, table)).toEqual({ status: 503, code: 'busy' });
    // A yes counts for a second.
    await answersReadyz(server, 503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  }
  // A client of Redis would by itself give up what it was asked after this many tries.
  await until('all have tried more often than that', () => way.turnedAway() > lines * (GIVES_UP_AFTER + 1));
  const waiting = visitor(second.url, table);
  expect(await clients[0]?.send({ type: 'add', amount: 3 })).toMatchObject({ ok: true });
  await direct.flushdb();
  way.mend();

  await until('who waited at the door is in', () => waiting.state().line === 'open');
  for (const server of [first, second]) await answersReadyz(server, 200);
  const late = [first, second].map(({ url }) => visitor(url, table));
  await until('all are together', () => clients[0]?.state().presence?.watching === 3);
  expect((await joining(second, (await tableOn(second.url)).table)).status).toBe(200);
  expect(await numberOf(first, 'failures_total')).toBe(0);
  for (const client of [...clients, waiting, ...late]) client.close();
});

it('a Redis that hangs instead of failing: games go on, who comes is told at once, and when it answers again all get in', async () => {
  const { first } = pair;
  const { table, clients } = await party(first.url, 1);
  const before = timesAway(first);
  way.hang();
  // Asked before anybody knows: it is answered all the same.
  expect(await joining(first, table)).toEqual({ status: 503, code: 'busy' });
  expect(timesAway(first)).toBe(before + 1);
  await answersReadyz(first, 503);
  expect(await clients[0]?.send({ type: 'add', amount: 2 })).toMatchObject({ ok: true });
  const waiting = visitor(first.url, table);
  way.goOn();
  await until('who waited at the door is in', () => waiting.state().line === 'open');
  await answersReadyz(first, 200);
  for (const client of [...clients, waiting]) client.close();
});

it('one bad answer of Redis shuts the door for nobody who comes later', async () => {
  const { table } = await tableOn(pair.first.url);
  await direct.set(ROOMS, 'not a list of rooms');
  expect(await joining(pair.first, table)).toEqual({ status: 503, code: 'busy' });
  await direct.del(ROOMS);
  expect((await joining(pair.first, table)).status).toBe(200);
});

it('a Redis that is not there at the start is told by name', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const cluster = ['--database-url', testDatabase, '--redis-url', `redis://127.0.0.1:${port}`];
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const args = [...NODE_FLAGS, main, '--port', '0', '--data', folder.path, ...cluster];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (part: Buffer) => {
    told += part.toString();
  });
  expect(await new Promise(done => child.once('close', done))).toBe(1);
  expect(told).toBe(`Redis cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}. Check --redis-url.\n`);
  folder.remove();
});

/** Suites come in any order, and another one may have taken Redis away before. */
const timesAway = (server: ServerProcess): number => server.log().split('Redis is away').length - 1;

/** Each process loses Redis and finds it again at its own moment. */
const answersReadyz = ({ url }: ServerProcess, status: number): Promise<void> =>
  expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 60_000 }).toBe(status);

const joining = async ({ url }: ServerProcess, table: TableId) => {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table }),
  });
  const { code } = (await answer.json()) as { readonly code?: string };
  return { status: answer.status, ...(code !== undefined && { code }) };
};
