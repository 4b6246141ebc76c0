import { type EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TableTransport } from './transport.ts';

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
