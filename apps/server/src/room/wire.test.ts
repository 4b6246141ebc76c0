import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { webSocketFrame, wireOf } from './wire.ts';

it('a frame made by hand reaches a real client whole, at every length where the header changes', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  server.on('connection', (_socket, request) => {
    for (const length of lengths) request.socket.write(webSocketFrame(new Uint8Array(length).fill(length % 251)));
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: Buffer[] = [];
  await new Promise<void>(done =>
    client.on('message', (data: Buffer, isBinary) => {
      expect(isBinary).toBe(true);
      heard.push(data);
      if (heard.length === lengths.length) done();
    }),
  );
  expect(heard.map(data => data.length)).toEqual(lengths);
  for (const data of heard) expect(data.every(byte => byte === data.length % 251)).toBe(true);
  client.terminate();
  http.closeAllConnections();
  http.close();
});

it('a parcel has one frame, however often it is sent', () => {
  const parcel = { message: Uint8Array.of(1, 2, 3) };
  const frame = wireOf(parcel);
  expect([...frame]).toEqual([0x82, 3, 1, 2, 3]);
  expect(wireOf(parcel)).toBe(frame);
});
