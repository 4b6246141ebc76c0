import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { type Contestant, pendingRolls, type Roller } from '../contestant.ts';

interface Shot {
  readonly table: string;
  readonly seat: number;
  readonly n: number;
}

/** The floor: a socket, a die, a broadcast in JSON. Nothing is checked, kept or written down. */
export const rawWs: Contestant = {
  name: 'raw ws, JSON, nothing kept',
  serve: async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    const tables = new Map<string, Set<WebSocket>>();
    server.on('connection', (socket, request) => {
      const id = request.url ?? '';
      const members = tables.get(id) ?? new Set();
      tables.set(id, members.add(socket));
      socket.on('close', () => members.delete(socket));
      socket.on('message', data => {
        const { seat, n } = JSON.parse(data.toString()) as Shot;
        const text = JSON.stringify({ type: 'rolled', seat, n, face: Math.floor(Math.random() * 6), at: Date.now() });
        for (const member of members) member.send(text);
      });
    });
    await new Promise(done => server.once('listening', done));
    return (server.address() as AddressInfo).port;
  },
  table: async (url, players) => {
    const table = `/${Math.random().toString(36).slice(2)}`;
    const seats: Roller[] = [];
    for (let seat = 0; seat < players; seat++) {
      const socket = new WebSocket(url.replace('http', 'ws') + table);
      await new Promise((done, failed) => socket.once('open', done).once('error', failed));
      const rolls = pendingRolls();
      socket.on('message', data => {
        const event = JSON.parse(data.toString()) as Shot;
        if (event.seat === seat) rolls.seen(event.n);
      });
      seats.push({
        roll: () => rolls.begin(n => socket.send(JSON.stringify({ seat, n }))),
        close: () => socket.terminate(),
      });
    }
    return seats;
  },
};
