import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Client, ClientState } from '@colyseus/core';
import { seededChance, seedOf } from '@templefall/kit';
import { decodeServer, encode, FRAME, PROTOCOL, type SeatSecret } from '@templefall/protocol';
import { placeOf } from '@templefall/table';
import { calm, stage } from '@templefall/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { addressOf, isOwnOrigin, limiter } from './http/limits.ts';
import { scrubbed } from './log.ts';
import { closeCodeOf, connectionOf } from './room/tableRoom.ts';
import { trueSecrets } from './secrets.ts';
import { hostileBody } from './testing/hostile.ts';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from './testing/process.ts';
import { rawSocket } from './testing/rawSocket.ts';
import { party, tableOn, until, visitor } from './testing/visitor.ts';

const folder = temporaryFolder();
const web = temporaryFolder();
/** More than all buffers on the way hold. */
const LARGE = 40_000_000;
let server: ServerProcess;
beforeAll(async () => {
  writeFileSync(join(web.path, 'large.bin'), Buffer.alloc(LARGE));
  server = await serverProcess({
    port: await freePort(),
    data: folder.path,
    args: ['--max-connections', '300', '--log-level', 'trace', '--web', web.path],
  });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  folder.remove();
  web.remove();
});

const post = (path: string, body: unknown, headers: { readonly [name: string]: string } = {}): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('hostile messages', () => {
  it('S1 ten thousand malformed and hostile messages change nothing, and nobody else notices', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    await at.pass(100);
    const sat = ada.ask({ type: 'sit', name: 'Ada' });
    await at.pass(50);
    await sat;
    const begun = ada.ask({ type: 'start' });
    await at.pass(50);
    await begun;
    const before = {
      rows: await at.storage.read(table, 1),
      table: ada.state().table,
      polluted: Object.keys(Object.prototype),
    };
    const live = await at.live(table);
    const rng = seededChance(seedOf('hostile'))(0, 0);
    let dismissals = 0;
    let sent = 0;
    const connection = {
      send: () => undefined,
      close: () => {
        dismissals += 1;
      },
    };
    let session = live.join(connection, { protocol: PROTOCOL, table });
    let closedBefore = 0;
    while (sent < 10_000) {
      session.receive(hostileBody(rng));
      sent += 1;
      if (dismissals > closedBefore) {
        closedBefore = dismissals;
        session.leave();
        session = live.join(connection, { protocol: PROTOCOL, table });
      }
      if (sent % 40 === 0) at.clock.advanceBy(20);
    }
    session.leave();
    await calm();
    await at.pass(1000);
    expect(dismissals).toBeGreaterThan(1000);
    expect(await at.storage.read(table, 1)).toEqual(before.rows);
    expect(ada.state().table).toEqual(before.table);
    expect(Object.keys(Object.prototype)).toEqual(before.polluted);
    expect({}).not.toHaveProperty('isAdmin');
    expect(live.members()).toBe(1);
    const works = ada.send({ type: 'add', amount: 1 });
    await at.pass(50);
    expect(await works).toMatchObject({ ok: true });
  });

  it('S1 hostile frames over real sockets, of every kind Colyseus knows, close that socket alone', async () => {
    const { table, clients } = await party(server.url, 1);
    const seq = clients[0]?.state().table?.seq;
    const rng = seededChance(seedOf('frames'))(0, 0);
    for (let round = 0; round < 60; round++) {
      const { socket, closed } = await rawSocket(server.url, table);
      for (let shot = 0; shot < 5 && socket.readyState === Socket.OPEN; shot++) {
        const kind = rng.below(30);
        socket.send(Buffer.concat([Uint8Array.of(kind, 0), hostileBody(rng)]));
      }
      socket.send('text instead of bytes');
      // Who is not sent away gets an answer to a ping: by then everything before it was read.
      const answered = new Promise(done => socket.once('pong', done));
      if (socket.readyState === Socket.OPEN) socket.ping();
      await Promise.race([closed, answered]);
      socket.terminate();
    }
    expect(await clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect(clients[0]?.state().table?.seq).toBe((seq ?? 0) + 1);
    expect(server.isRunning()).toBe(true);
    clients[0]?.close();
  });

  it('S1 who is heard by the table without a detour still speaks to Colyseus with everything else', async () => {
    const { table } = await tableOn(server.url);
    const { socket, closed } = await rawSocket(server.url, table);
    const heard = (t: string): Promise<void> =>
      new Promise(done =>
        socket.on('message', (frame: Buffer) => {
          if (decodeServer(frame)?.t === t) done();
        }),
      );
    const told = heard('time');
    socket.send(encode({ t: 'time', sent: 1 }));
    await told;
    socket.send(Uint8Array.of(FRAME.bytes, 1, 0));
    expect((await closed).code).toBe(closeCodeOf('malformed'));
  });

  it('S2 a message of more than 4096 bytes closes the socket', async () => {
    const { table } = await tableOn(server.url);
    const { socket, closed } = await rawSocket(server.url, table);
    socket.send(Buffer.alloc(5000, FRAME.bytes));
    expect((await closed).code).toBe(1009);
  });

  it('S3 eight taps a second pass, a burst is answered, a flood is closed with its reason', async () => {
    const { table, clients } = await party(server.url, 2);
    const burst = await Promise.all(Array.from({ length: 50 }, () => clients[0]?.send({ type: 'add', amount: 1 })));
    expect(burst.every(answer => answer?.ok)).toBe(true);
    const { socket, closed } = await rawSocket(server.url, table);
    const frame = encode({ t: 'time', sent: 1 });
    for (let shot = 0; shot < 2000; shot++) socket.send(frame);
    expect(await closed).toEqual({ code: closeCodeOf('flooding'), reason: 'flooding' });
    expect(await clients[1]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
    for (const client of clients) client.close();
  });

  it('S3 frames of every kind count: who sends pings, pongs or empty frames without end is shown out', async () => {
    const { table, clients } = await party(server.url, 1);
    for (const kind of ['ping', 'pong', 'send'] as const) {
      const { socket, closed } = await rawSocket(server.url, table);
      for (let shot = 0; shot < 300; shot++) socket[kind](new Uint8Array());
      expect((await closed).code).toBe(closeCodeOf('flooding'));
    }
    const { socket, closed } = await rawSocket(server.url, table);
    for (let piece = 0; piece < 20; piece++) socket.send(new Uint8Array(), { fin: false });
    expect((await closed).code).toBe(1008);
    expect(await clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
    clients[0]?.close();
  });

  it('S3 commands beyond the limit are refused by name, never dropped', async () => {
    const { clients } = await party(server.url, 1);
    const answers = await Promise.all(Array.from({ length: 150 }, () => clients[0]?.send({ type: 'roll' })));
    const refused = answers.filter(answer => answer && !answer.ok);
    expect(answers).toHaveLength(150);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(answer => answer && !answer.ok && answer.error.code === 'tooFast')).toBe(true);
    clients[0]?.close();
  });
});

describe('who may come in', () => {
  it('S4 a secret has 128 bits; only the whole of it opens a seat', () => {
    const secrets = Array.from({ length: 200 }, trueSecrets.seat);
    expect(new Set(secrets).size).toBe(200);
    expect(secrets.every(secret => /^[0-9a-f]{32}$/.test(secret))).toBe(true);
    const [right] = secrets;
    if (!right) throw new Error('no secret');
    const keys = { 0: trueSecrets.hash(secrets[1] ?? right), 3: trueSecrets.hash(right) };
    expect(placeOf(keys, trueSecrets.hash(right))).toBe(3);
    for (let index = 0; index < 32; index++) {
      const wrong = (right.slice(0, index) + (right[index] === '0' ? '1' : '0') + right.slice(index + 1)) as SeatSecret;
      expect(placeOf(keys, trueSecrets.hash(wrong))).toBeUndefined();
    }
  });

  it('S4 the journal keeps a hash, the log keeps nothing', async () => {
    const { clients } = await party(server.url, 2);
    const secrets = clients.map(client => client.state().me?.secret ?? '');
    await clients[0]?.send({ type: 'add', amount: 1 });
    const wrong = '0123456789abcdef0123456789abcdef';
    const { table } = await tableOn(server.url);
    const thief = visitor(server.url, table, { secret: wrong as SeatSecret });
    await until('refused', () => thief.state().line === 'shut');
    expect(thief.state().trouble).toBe('wrongSecret');
    for (const secret of [...secrets, wrong]) expect(server.log()).not.toContain(secret);
    expect(scrubbed(`secret ${wrong} and hash ${wrong}${wrong}`)).toBe('secret … and hash …');
    for (const client of clients) client.close();
  });

  it('S5 guessing codes is slow: after a dozen tries the door answers tooMany', async () => {
    const answers = [];
    for (let guess = 0; guess < 20; guess++)
      answers.push((await fetch(`${server.url}/api/codes/AAA${'ACDEFGHJKM'[guess % 10]}`)).status);
    expect(answers.filter(status => status === 404).length).toBeLessThanOrEqual(14);
    expect(answers).toContain(429);
  });

  it('S6 pages of other origins get neither an answer nor a socket', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await post('/api/tables', { game: 'toy' }, foreign)).status).toBe(403);
    expect((await post('/matchmake/joinOrCreate/table', {}, foreign)).status).toBe(403);
    const own = await fetch(`${server.url}/api/tables`, { headers: { origin: server.url } });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
    const refused = await new Promise<number>(done => {
      const socket = new Socket(`${server.url.replace('http', 'ws')}/a/b?sessionId=c`, {
        origin: 'https://evil.example',
      });
      socket.once('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
      socket.once('error', () => undefined);
    });
    expect(refused).toBe(403);
    expect(isOwnOrigin('http://game.example:8080', 'game.example:8080', [])).toBe(true);
    expect(isOwnOrigin('null', 'game.example', [])).toBe(false);
    expect(isOwnOrigin('https://club.example', 'game.example', ['https://club.example'])).toBe(true);
  });

  it('S7 a forwarded address is believed only as far as the operator has proxies; a home counts once', () => {
    const request = {
      headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.2' },
      socket: { remoteAddress: '10.0.0.1' },
    } as unknown as Parameters<typeof addressOf>[0];
    expect(addressOf(request, 0)).toBe('10.0.0.1');
    expect(addressOf(request, 1)).toBe('10.0.0.2');
    expect(addressOf(request, 2)).toBe('198.51.100.7');
    const home = (remoteAddress: string) =>
      addressOf({ headers: {}, socket: { remoteAddress } } as unknown as Parameters<typeof addressOf>[0], 0);
    expect(home('2001:db8:1:2:aaaa::1')).toBe(home('2001:db8:1:2:bbbb:cccc:dddd:eeee'));
    expect(home('2001:db8:1:3::1')).not.toBe(home('2001:db8:1:2::1'));
    expect(home('::ffff:192.0.2.1')).not.toBe(home('::ffff:192.0.2.2'));
  });
});

describe('what is told', () => {
  it('S8 every answer has a strict policy and the usual headers', async () => {
    for (const path of ['/', '/healthz', '/api/tables', '/nothing.js', '/matchmake/create/table']) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('S9 no error tells a path, a stack or a version', async () => {
    const answers = await Promise.all([
      fetch(`${server.url}/matchmake/create/table`, { method: 'POST' }),
      post('/matchmake/joinOrCreate/table', '{"broken'),
      post('/matchmake/joinOrCreate/table', { protocol: PROTOCOL, table: 'x'.repeat(20) }),
      post('/matchmake/joinOrCreate/lobby', {}),
      post('/matchmake/reconnect/abc', {}),
      post('/api/tables', { game: 'nothing', options: { deep: { deeper: 1 } } }),
      post('/api/tables', 'x'.repeat(20_000)),
      fetch(`${server.url}/api/games/../../etc/passwd`),
      fetch(`${server.url}/api/games/${'a'.repeat(20)}-1`),
      fetch(`${server.url}/%2e%2e/%2e%2e/etc/passwd`),
      fetch(`${server.url}/..%2f..%2fpackage.json`),
      fetch(`${server.url}/.git/config`),
      fetch(`${server.url}/%00`),
      fetch(`${server.url}/__healthcheck`),
      fetch(server.url, { method: 'DELETE' }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status, text).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/node_modules|\/work|\.ts:|\bat \w+ \(|olyseus|\d+\.\d+\.\d+|root:/);
      expect(text.length).toBeLessThan(120);
    }
  });

  it('[TX1] S10 a whole Temple game tells nobody the order of the stack or the seed', async () => {
    const { table, clients } = await party(server.url, 2, {}, 'temple');
    const watcher = visitor(server.url, table);
    await until('in', () => watcher.state().line === 'open');
    const text = JSON.stringify([watcher.state().table, clients[0]?.state().table]);
    expect(text).toContain('"stack"');
    expect(text).not.toMatch(/"order"|"seed"|"keys"/);
    for (const client of [...clients, watcher]) client.close();
  });
});

/** Asks for a large file and reads nothing of it for so long; then how much of it has come. Sooner it cannot be seen that the line was cut. */
const readAfter = async (millis: number): Promise<number> => {
  const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'));
  socket.on('error', () => undefined).pause();
  await new Promise(done => setTimeout(done, millis));
  return new Promise(done => {
    socket.once('close', () => done(socket.bytesRead));
    socket.resume();
  });
};

describe('memory is bounded', () => {
  it('S11 a reader that does not read is cut off', () => {
    const calls: string[] = [];
    const client = {
      state: ClientState.JOINED,
      ref: { _socket: { writableLength: 2_000_000 }, terminate: () => calls.push('terminate') },
      enqueueRaw: () => calls.push('send'),
    } as unknown as Client;
    connectionOf(client).send({ message: Uint8Array.of(1) });
    expect(calls).toEqual(['terminate']);
  });

  it('S11 so is one that never answers the greeting', () => {
    const calls: string[] = [];
    const client = {
      state: ClientState.JOINING,
      ref: { _socket: { writableLength: 0 }, terminate: () => calls.push('terminate') },
      enqueueRaw: () => calls.push('send'),
    } as unknown as Client;
    const connection = connectionOf(client);
    for (let frame = 0; frame < 201; frame++) connection.send({ message: Uint8Array.of(1) });
    expect(calls.filter(call => call === 'send')).toHaveLength(200);
    expect(calls.at(-1)).toBe('terminate');
  });

  it('S12 a table holds sixty lines; more are told tooMany', async () => {
    const at = stage();
    const table = await at.table();
    const live = await at.live(table);
    const reasons: string[] = [];
    for (let count = 0; count < 65; count++)
      live.join({ send: () => undefined, close: trouble => reasons.push(trouble) }, { protocol: PROTOCOL, table });
    expect(live.members()).toBe(60);
    expect(reasons).toEqual(new Array(5).fill('tooMany'));
  });

  it('S12 the addresses remembered for the limits are bounded', () => {
    let now = 0;
    const may = limiter({ burst: 1, rate: 0 }, () => now);
    expect([may('first'), may('first')]).toEqual([true, false]);
    for (let count = 0; count < 10_000; count++) may(`other ${count}`);
    now = 1;
    expect(may('first')).toBe(true);
  });

  it('S13 connections beyond the limit are not taken, half-open ones are dropped, and players go on', async () => {
    const { clients } = await party(server.url, 1);
    const unread = readAfter(22_000);
    const sockets = Array.from({ length: 400 }, () =>
      connect(server.port, '127.0.0.1')
        .on('error', () => undefined)
        .resume(),
    );
    let isOver = 0;
    for (const socket of sockets)
      socket.once('close', () => {
        isOver += 1;
      });
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    await until('those beyond the limit are gone', () => isOver >= 100);
    expect(await clients[0]?.send({ type: 'add', amount: 1 })).toMatchObject({ ok: true });
    await until('the half-open ones are dropped', () => isOver === 400);
    // So is who asks for a file and does not read it; on a slow machine that may take longer than it should.
    const read = Math.min(await unread, LARGE) < LARGE ? await unread : await readAfter(60_000);
    expect(read).toBeGreaterThan(10_000);
    expect(read).toBeLessThan(LARGE);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    clients[0]?.close();
  }, 180_000);

  it('S5 creating tables is limited too', async () => {
    // On a server of its own: nobody else could open a table there afterwards.
    const folder = temporaryFolder();
    const limited = await serverProcess({ port: await freePort(), data: folder.path });
    const opened = await Promise.all(Array.from({ length: 40 }, () => tableOn(limited.url).catch(String)));
    expect(opened.join()).toContain('429');
    await limited.kill('SIGKILL');
    folder.remove();
  });
});
