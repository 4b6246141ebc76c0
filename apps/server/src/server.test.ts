import { get } from 'node:http';
import { Client } from '@colyseus/sdk';
import { decodeBody, encode, PROTOCOL, type TableClient } from '@templefall/protocol';
import type { ToyState } from '@templefall/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from './testing/process.ts';
import { party, tableOn, until, visitor } from './testing/visitor.ts';

const toyOf = (client: TableClient | undefined): ToyState => client?.state().table?.game?.view as ToyState;
const folder = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess({ port: await freePort(), data: folder.path });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  folder.remove();
});

describe('over real sockets', () => {
  it('four people play one game and see the same', async () => {
    const { clients } = await party(server.url, 4);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        clients[turn % 4]?.send(turn % 2 ? { type: 'roll' } : { type: 'add', amount: 1 }),
      ),
    );
    expect(answers.every(answer => answer?.ok)).toBe(true);
    const last = Math.max(...answers.map(answer => (answer?.ok ? answer.value : 0)));
    await until('all have heard it', () => clients.every(client => (client.state().table?.seq ?? 0) >= last));
    for (const client of clients) expect(toyOf(client)).toEqual(toyOf(clients[0]));
    expect(toyOf(clients[0]).total).toBe(20);
    for (const client of clients) client.close();
  });

  it('a code leads to the table, the list names it, and a finished game can be fetched', async () => {
    const { table, code, clients } = await party(server.url, 2);
    const get = async (path: string) => (await fetch(server.url + path)).json();
    expect(await get(`/api/codes/${code.toLowerCase()}`)).toEqual({ table });
    // The list is asked for once a second, however many want it.
    await expect
      .poll(async () => (await get('/api/tables')).tables, { timeout: 30_000 })
      .toContainEqual({
        table,
        code,
        game: 'toy',
        phase: 'playing',
        isPublic: true,
        names: ['Player 1', 'Player 2'],
        most: 6,
      });
    expect(await get(`/api/tables/status?ids=${table}`)).toEqual({
      tables: [
        { table, game: 'toy', phase: 'playing', names: ['Player 1', 'Player 2'], touchedAt: expect.any(Number) },
      ],
    });
    expect(await get('/api/tables/status?ids=')).toEqual({ code: 'badRequest' });
    await clients[0]?.send({ type: 'draw' });
    await clients[0]?.send({ type: 'win' });
    const rows = clients[0]?.state().table?.seq ?? 0;
    const started = rows - 3;
    const { record, events } = await get(`/api/games/${table}-${started}`);
    expect(record).toMatchObject({ game: 'toy', won: true, names: ['Player 1', 'Player 2'] });
    expect(events.map((event: { readonly type: string }) => event.type)).toEqual([
      'gameStarted',
      'played',
      'played',
      'gameEnded',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/"order"|"seed"|"keys"/);
    for (const client of clients) client.close();
  });

  it('the handshake is Colyseus own: its client gets in and hears the welcome', async () => {
    const { table } = await tableOn(server.url);
    const room = await new Client(server.url).joinOrCreate('table', { protocol: PROTOCOL, table });
    const heard = new Promise<unknown>(done => room.onMessage(0, done));
    const welcome = await heard;
    expect(decodeBody(welcome as Uint8Array)).toMatchObject({ t: 'welcome', table, protocol: PROTOCOL });
    const time = new Promise<unknown>(done => room.onMessage(0, done));
    room.sendBytes(0, encode({ t: 'time', sent: 5 }).subarray(2));
    expect(decodeBody((await time) as Uint8Array)).toMatchObject({ t: expect.stringMatching(/time|presence/) });
    await room.leave();
  });

  it('health, readiness and numbers are told', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const numbers = await (await fetch(`${server.url}/metrics`)).text();
    for (const name of [
      'tables',
      'connections',
      'commands_total',
      'command_seconds',
      'journal_commit_seconds',
      'journal_waiting',
      'joins_total',
    ])
      expect(numbers).toContain(`templefall_${name}`);
    const proxied = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(proxied.status).toBe(404);
    const address = `${server.url}/api/address`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address, { method: 'POST' })).status).toBe(400);
  });
});

describe('a server that goes', () => {
  it('[TX5] kill -9: it starts again, everybody is back by themselves, nothing shown is lost', async () => {
    const { clients } = await party(server.url, 3, { bell: 600_000 });
    for (let turn = 0; turn < 12; turn++) await clients[turn % 3]?.send({ type: 'roll' });
    await until('all heard', () => clients.every(client => toyOf(client).faces.length === 12));
    const shown = toyOf(clients[2]);
    // Made while the line stood: what is made without one is meant for three seconds only, and a slow machine starts no server in that.
    const pending = clients[1]?.send({ type: 'add', amount: 5 });
    await server.kill('SIGKILL');
    await until('all have noticed', () => clients.every(client => client.state().line === 'away'));
    server = await serverProcess({ port: server.port, data: folder.path });
    expect(await pending).toMatchObject({ ok: true });
    await until('all are back', () =>
      clients.every(client => client.state().line === 'open' && toyOf(client).total === 5),
    );
    for (const client of clients) expect(toyOf(client).faces).toEqual(shown.faces);
    for (const client of clients) client.close();
  });

  it('SIGTERM: the players are told, the server ends cleanly, and the game goes on afterwards', async () => {
    const { clients } = await party(server.url, 2);
    await clients[0]?.send({ type: 'add', amount: 2 });
    const gone = server.kill('SIGTERM');
    await until('told', () =>
      clients.every(client => client.state().trouble === 'restarting' || client.state().line === 'away'),
    );
    expect(clients[0]?.state().trouble).toBe('restarting');
    expect(await gone).toBe(0);
    server = await serverProcess({ port: server.port, data: folder.path });
    expect(await clients[1]?.send({ type: 'add', amount: 3 })).toMatchObject({ ok: true });
    expect(toyOf(clients[1]).total).toBe(5);
    for (const client of clients) client.close();
  });

  it('somebody who never was there can come in afterwards', async () => {
    const { table, clients } = await party(server.url, 1);
    await clients[0]?.send({ type: 'add', amount: 2 });
    await server.kill('SIGKILL');
    server = await serverProcess({ port: server.port, data: folder.path });
    const late = visitor(server.url, table);
    await until('in', () => late.state().line === 'open');
    expect(toyOf(late).total).toBe(2);
    for (const client of [...clients, late]) client.close();
  });
});

describe('by its own names alone', () => {
  /** `fetch` sets the host itself; a page with a name of its own that leads here sends that one. */
  const asked = (host: string, headers: { readonly [name: string]: string } = {}, path = '/api/tables') =>
    new Promise<number>((done, failed) => {
      const { hostname, port } = new URL(server.url);
      get({ hostname, port, path, headers: { host, ...headers } }, answer => {
        answer.resume();
        done(answer.statusCode ?? 0);
      }).on('error', failed);
    });

  it('a foreign name that leads here is refused, an address is not', async () => {
    expect(await asked('evil.example')).toBe(421);
    expect(await asked('evil.example', {}, '/')).toBe(421);
    expect(await asked(`127.0.0.1:${server.port}`)).toBe(200);
    expect(await asked('evil.example', {}, '/healthz')).toBe(200);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'numbers do not leave through a proxy that says %s',
    async name => {
      expect(await asked('localhost', {}, '/metrics')).toBe(200);
      expect(await asked('localhost', { [name]: '203.0.113.7' }, '/metrics')).toBe(404);
    },
  );

  it('a finished game is sent once: who has it is told that it has not changed', async () => {
    const { table, clients } = await party(server.url, 1);
    await clients[0]?.send({ type: 'win' });
    const id = `${table}-${clients[0]?.state().table?.game?.startedAt}`;
    const first = await fetch(`${server.url}/api/games/${id}`);
    expect(first.status).toBe(200);
    const again = await fetch(`${server.url}/api/games/${id}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const client of clients) client.close();
  });

  it.each(['/', '/x', '/%F0%9F', '/a/b/c?sessionId=%00', `/${'x'.repeat(2000)}`])(
    'a socket to %s is refused, and no error of ours shows',
    async path => {
      const socket = new Socket(server.url.replace('http', 'ws') + path);
      const heard: string[] = [];
      socket.on('message', data => heard.push(String(data)));
      socket.on('error', () => undefined);
      await new Promise(done => socket.once('close', done));
      expect(heard.join()).not.toMatch(/Error|\n\s+at |\.ts\b|node_modules/);
      expect(server.log()).not.toMatch(/uncaught|unhandled/);
    },
  );
});
