import { type EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isRoomAddress, SILENCE, TableTransport } from './transport.ts';

const PAUSE = 150;

class OpenTransport extends TableTransport {
  /** Its end of a line, by when it came. */
  end(index: number): EventEmitter {
    const [...ends] = this.wss.clients;
    const one = ends[index];
    if (!one) throw new Error(`there is no line ${index}`);
    return one;
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a silent line is pinged, and ended only if it does not answer; who speaks is not pinged', async () => {
  const http = createServer();
  const transport = new OpenTransport({ server: http, pingInterval: PAUSE, pingMaxRetries: 2 });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const pings = { silent: 0, deaf: 0, talking: 0 };
  const line = async (name: keyof typeof pings, options: { readonly autoPong: boolean }) => {
    const socket = new WebSocket(url, options);
    socket.on('ping', () => {
      pings[name] += 1;
    });
    const closed = new Promise<number>(done => socket.on('close', done));
    await once(socket, 'open');
    return { socket, closed };
  };
  const silent = await line('silent', { autoPong: true });
  const deaf = await line('deaf', { autoPong: false });
  const talking = await line('talking', { autoPong: true });

  // The first look only learns how much has come from each so far.
  const look = async (): Promise<void> => {
    talking.socket.send('x');
    await once(transport.end(2), 'message');
    vi.advanceTimersByTime(PAUSE);
  };
  await look();
  for (let time = 1; time <= 2; time++) {
    const [pinged, answered] = [once(deaf.socket, 'ping'), once(transport.end(0), 'pong')];
    await look();
    await Promise.all([pinged, ...(time === 1 ? [answered] : [])]);
  }
  await look();
  expect(await deaf.closed).toBe(1006);
  expect(pings.deaf).toBe(2);
  expect(pings.silent).toBeGreaterThan(0);
  expect(pings.talking).toBe(0);
  for (const { socket } of [silent, talking]) {
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  }
  transport.shutdown();
  http.closeAllConnections();
});

it.each([
  ['/p1aB_-/r2/?sessionId=s', false],
  ['/p1aB_-/r2?sessionId=s', true],
  ['/deeper/p1/p2/r2?sessionId=s', true],
  ['/p1/r2', false],
  ['/p1/r2?sessionId=', false],
  ['/?sessionId=s', false],
  ['/', false],
  ['//p1/%00?sessionId=s', false],
])('a socket to %s leads to a room: %s', (address, isOne) => expect(isRoomAddress(address)).toBe(isOne));

it('a line is known by the address its request came from', async () => {
  const http = createServer();
  const transport = new OpenTransport({ server: http, pingInterval: 0 }, ({ headers }) => String(headers['x-test']));
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`, {
    headers: { 'x-test': 'here' },
  });
  await once(socket, 'open');
  expect(transport.addressOf(transport.end(0))).toBe('here');
  expect(transport.addressOf({})).toBe('');
  socket.terminate();
  transport.shutdown();
  http.closeAllConnections();
});

it('S13 a line that died without a word is gone within the ten seconds that are promised', async () => {
  const http = createServer();
  const transport = new OpenTransport({ server: http, ...SILENCE });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`, { autoPong: false });
  await once(socket, 'open');
  const closed = once(transport.end(0), 'close');
  // It has just spoken when it dies.
  vi.advanceTimersByTime(SILENCE.pingInterval);
  const heard = once(transport.end(0), 'message');
  socket.send('x');
  await heard;
  for (let past = 0; past < 10_000 - SILENCE.pingInterval; past += SILENCE.pingInterval)
    vi.advanceTimersByTime(SILENCE.pingInterval);
  await closed;
  transport.shutdown();
  http.closeAllConnections();
});
