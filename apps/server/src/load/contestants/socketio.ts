import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { type Contestant, pendingRolls, type Roller } from '../contestant.ts';

/** socket.io as its manual shows it: a room a table, an event a roll. */
export const socketio: Contestant = {
  name: 'socket.io, nothing kept',
  serve: async () => {
    const http = createServer();
    const server = new Server(http, { transports: ['websocket'] });
    server.on('connection', socket => {
      const table = String(socket.handshake.query.table);
      void socket.join(table);
      socket.on('roll', (seat: number, n: number) => {
        server.to(table).emit('rolled', { seat, n, face: Math.floor(Math.random() * 6), at: Date.now() });
      });
    });
    await new Promise<void>(done => http.listen(0, '127.0.0.1', () => done()));
    return (http.address() as AddressInfo).port;
  },
  table: async (url, players) => {
    const table = Math.random().toString(36).slice(2);
    const seats: Roller[] = [];
    for (let seat = 0; seat < players; seat++) {
      const socket = io(url, { transports: ['websocket'], query: { table }, forceNew: true });
      await new Promise(done => socket.once('connect', () => done(undefined)));
      const rolls = pendingRolls();
      socket.on('rolled', (event: { readonly seat: number; readonly n: number }) => {
        if (event.seat === seat) rolls.seen(event.n);
      });
      seats.push({ roll: () => rolls.begin(n => socket.emit('roll', seat, n)), close: () => socket.disconnect() });
    }
    return seats;
  },
};
