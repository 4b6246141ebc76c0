import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PROTOCOL } from '@templefall/protocol';
import pg from 'pg';
import { expect, it } from 'vitest';
import { databasePort, testDatabase } from './testing/database.ts';
import { freePort, serverProcess, temporaryFolder } from './testing/process.ts';
import { party, tableOn, until } from './testing/visitor.ts';
import { breakableWay } from './testing/way.ts';

const joining = async (url: string, body: object): Promise<{ readonly status: number; readonly code?: string }> => {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, ...body }),
  });
  return { status: answer.status, ...((await answer.json()) as { readonly code?: string }) };
};

it('the door says why it stays shut: another protocol, no such table, a full server', async () => {
  const folder = temporaryFolder();
  const server = await serverProcess({ port: await freePort(), data: folder.path, args: ['--max-tables', '1'] });
  const { table } = await tableOn(server.url);
  const { table: other } = await tableOn(server.url);
  expect(await joining(server.url, { table, protocol: 99 })).toEqual({ status: 426, code: 'otherProtocol' });
  expect(await joining(server.url, { table: 'a'.repeat(20) })).toEqual({ status: 404, code: 'noSuchTable' });
  expect((await joining(server.url, { table })).status).toBe(200);
  expect(await joining(server.url, { table: other })).toEqual({ status: 503, code: 'serverFull' });
  await server.kill('SIGKILL');
  folder.remove();
});

it('with TEMPLEFALL_SEED every table has the same luck, so that tests can script their dice', async () => {
  const folder = temporaryFolder();
  const server = await serverProcess({ port: await freePort(), data: folder.path, env: { TEMPLEFALL_SEED: 'lucky' } });
  const faces = async (): Promise<unknown> => {
    const { clients } = await party(server.url, 1);
    for (let roll = 0; roll < 8; roll++) await clients[0]?.send({ type: 'roll' });
    const view = clients[0]?.state().table?.game?.view as { readonly faces: readonly number[] };
    clients[0]?.close();
    return view.faces;
  };
  expect(await faces()).toEqual(await faces());
  await server.kill('SIGKILL');
  folder.remove();
});

it('a damaged table is set aside with its file named in the log; the others run', async () => {
  const folder = temporaryFolder();
  let server = await serverProcess({ port: await freePort(), data: folder.path });
  const hurt = await party(server.url, 1);
  const sound = await party(server.url, 1);
  await hurt.clients[0]?.send({ type: 'add', amount: 1 });
  await server.kill('SIGKILL');
  const db = new DatabaseSync(join(folder.path, 'journal.db'));
  db.prepare(
    "UPDATE events SET body = replace(body, 'added', 'adder') WHERE n = (SELECT last FROM tables WHERE id = ?)",
  ).run(hurt.table);
  db.close();
  server = await serverProcess({ port: server.port, data: folder.path });
  await until('told', () => hurt.clients[0]?.state().trouble === 'tableDamaged');
  expect(hurt.clients[0]?.state().line).toBe('shut');
  const file = join(folder.path, 'damaged', `${hurt.table}.jsonl`);
  expect(server.log()).toContain(file);
  expect(existsSync(file)).toBe(true);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('templefall_failures_total 1\n');
  expect(await sound.clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
  sound.clients[0]?.close();
  await server.kill('SIGKILL');
  folder.remove();
});

it('a command at which the rules fail is logged and counted as just that: its table goes on', async () => {
  const folder = temporaryFolder();
  const server = await serverProcess({ port: await freePort(), data: folder.path });
  const { clients } = await party(server.url, 1);
  expect(await clients[0]?.send({ type: 'break' })).toMatchObject({ ok: false, error: { code: 'failed' } });
  expect(await clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
  const numbers = await (await fetch(`${server.url}/metrics`)).text();
  expect(numbers).toContain('templefall_faults_total 1\n');
  expect(numbers).toContain('templefall_failures_total 0\n');
  await until('logged', () => server.log().includes('a command or a bot failed; the table goes on'));
  expect(server.log()).not.toContain('closed');
  clients[0]?.close();
  await server.kill('SIGKILL');
  folder.remove();
});

it('while the database is away the door says so, readiness too, and health stays', async () => {
  const folder = temporaryFolder();
  const way = await breakableWay(databasePort);
  const schema = `door_${process.pid}`;
  const url = new URL(testDatabase);
  url.port = String(way.port);
  url.searchParams.set('schema', schema);
  const server = await serverProcess({ port: await freePort(), data: folder.path, args: ['--database-url', url.href] });
  const { table } = await tableOn(server.url);
  way.breakIt();
  expect(await joining(server.url, { table })).toEqual({ status: 503, code: 'storage' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  way.mend();
  await until('ready again', () => server.isRunning());
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await joining(server.url, { table })).status).toBe(200);
  await server.kill('SIGKILL');
  way.close();
  folder.remove();
  const client = new pg.Client(testDatabase);
  await client.connect();
  await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await client.end();
});
