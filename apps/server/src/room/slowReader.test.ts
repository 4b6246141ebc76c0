import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, ClientState } from '@colyseus/core';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { connectionOf } from './tableRoom.ts';

const PARCEL = 20_000;
/** What is kept for somebody who does not read; all beyond that lies in the network's own buffers. */
const MOST_UNREAD = 1_000_000;

it('S11 over a real socket: who does not read is cut off at a megabyte, who reads gets all of it', async () => {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const line = async () => {
    const arrived = once(sockets, 'connection');
    const near = new WebSocket(url);
    near.on('error', () => undefined);
    let received = 0;
    near.on('message', () => {
      received += 1;
    });
    await once(near, 'open');
    const [far] = (await arrived) as [WebSocket & { readonly _socket: { readonly writableLength: number } }];
    const connection = connectionOf({ state: ClientState.JOINED, ref: far } as unknown as Client);
    return { near, far, connection, received: () => received };
  };
  const [reads, sleeps] = [await line(), await line()];
  sleeps.near.pause();
  let sent = 0;
  let unread = 0;
  while (sleeps.far.readyState === WebSocket.OPEN) {
    const parcel = { message: new Uint8Array(PARCEL) };
    for (const { connection } of [reads, sleeps]) connection.send(parcel);
    sent += 1;
    unread = Math.max(unread, sleeps.far._socket?.writableLength ?? 0);
    // The one that reads sets the pace.
    await expect.poll(reads.received, { interval: 1 }).toBe(sent);
  }
  expect(unread).toBeGreaterThan(MOST_UNREAD / 2);
  expect(unread).toBeLessThanOrEqual(MOST_UNREAD + 2 * PARCEL);
  expect(reads.near.readyState).toBe(WebSocket.OPEN);
  for (const { near } of [reads, sleeps]) near.terminate();
  sockets.close();
  http.close();
});
