import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TableTransport } from './transport.ts';

it('a silent line is pinged, and ended only if it does not answer; who speaks is not pinged', async () => {
  const http = createServer();
  const transport = new TableTransport({ server: http, pingInterval: 150, pingMaxRetries: 2 });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const pings = { silent: 0, deaf: 0, talking: 0 };
  const line = (name: keyof typeof pings, options: { readonly autoPong: boolean }) => {
    const socket = new WebSocket(url, options);
    socket.on('ping', () => {
      pings[name] += 1;
    });
    // A line that asks for no room is closed politely (1000) after a second; a dead one is cut before that (1006).
    return { socket, closed: new Promise<number>(done => socket.on('close', done)) };
  };
  const [silent, deaf, talking] = [
    line('silent', { autoPong: true }),
    line('deaf', { autoPong: false }),
    line('talking', { autoPong: true }),
  ];
  const chatter = setInterval(() => {
    if (talking.socket.readyState === WebSocket.OPEN) talking.socket.send('x');
  }, 5);
  expect(await deaf.closed).toBe(1006);
  expect(await Promise.all([silent.closed, talking.closed])).toEqual([1000, 1000]);
  expect(pings.silent).toBeGreaterThan(1);
  expect(pings.deaf).toBe(2);
  expect(pings.talking).toBeLessThan(pings.silent);
  clearInterval(chatter);
  transport.shutdown();
  http.closeAllConnections();
});
