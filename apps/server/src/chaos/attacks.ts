import { connect, type Socket as Tcp } from 'node:net';
import { encode, type TableId } from '@templefall/protocol';
import { WebSocket } from 'ws';
import type { ServerProcess } from '../testing/process.ts';
import { rawSocket } from '../testing/rawSocket.ts';
import { party, tableOn, visitor } from '../testing/visitor.ts';

export interface Target {
  readonly server: ServerProcess;
  readonly stop: AbortSignal;
  /** A table with a million events that sleeps. */
  readonly long: TableId;
}
/** Goes on until it is told to stop, and says what it brought about. */
export type Attack = (target: Target) => Promise<string>;

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));

/** As often as the pause allows; what is refused or cut is tried again. */
const keepAt = async (stop: AbortSignal, pause: number, again: () => Promise<unknown>): Promise<number> => {
  let times = 0;
  while (!stop.aborted) {
    await again().catch(() => undefined);
    times += 1;
    await sleep(pause);
  }
  return times;
};

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};

/** A finished game of some length, by its id. */
const finishedGame = async (url: string): Promise<string> => {
  const { table, clients } = await party(url, 1);
  const [ada] = clients;
  for (let turn = 0; turn < 300; turn++) {
    await ada?.send({ type: 'roll' });
    if (turn % 20 === 0) await sleep(800);
  }
  await ada?.send({ type: 'win' });
  const startedAt = ada?.state().table?.game?.startedAt ?? 0;
  ada?.close();
  return `${table}-${startedAt}`;
};

/** Each was found by somebody who read nothing but the protocol. */
export const ATTACKS: { readonly [name: string]: Attack } = {
  'six seats that toggle ready': async ({ server, stop }) => {
    const { table } = await tableOn(server.url);
    const seats = Array.from({ length: 6 }, () => visitor(server.url, table));
    await sleep(1000);
    for (const [index, client] of seats.entries()) await client.ask({ type: 'sit', name: `T${index}` });
    let isReady = false;
    const asked = await keepAt(stop, 5, async () => {
      isReady = !isReady;
      for (const client of seats) void client.ask({ type: 'ready', isReady });
    });
    const seq = seats[0]?.state().table?.seq ?? 0;
    for (const client of seats) client.close();
    return `${6 * asked} asked, ${seq} events`;
  },
  'a finished game asked for again and again': async ({ server, stop }) => {
    const game = await finishedGame(server.url);
    const codes = new Map<number, number>();
    await keepAt(stop, 20, async () => {
      const status = await statusOf(`${server.url}/api/games/${game}`);
      codes.set(status, (codes.get(status) ?? 0) + 1);
    });
    return [...codes].map(([status, count]) => `${count} × ${status}`).join(', ');
  },
  'the list of tables': async ({ server, stop }) => {
    const asked = await keepAt(stop, 2, () => statusOf(`${server.url}/api/tables`));
    return `${asked} asked`;
  },
  'lines that burst and come again': async ({ server, stop }) => {
    const { table } = await tableOn(server.url);
    const frame = encode({ t: 'time', sent: 1 });
    let answers = 0;
    await keepAt(stop, 1, async () => {
      const { socket } = await rawSocket(server.url, table);
      socket.on('message', () => {
        answers += 1;
      });
      for (let shot = 0; shot < 60; shot++) socket.send(frame);
      await sleep(20);
      socket.terminate();
    });
    return `${answers} frames came back`;
  },
  'pings and empty frames': async ({ server, stop }) => {
    const { table } = await tableOn(server.url);
    const lines = await keepAt(stop, 1, async () => {
      const { socket, closed } = await rawSocket(server.url, table);
      for (let shot = 0; shot < 500 && socket.readyState === WebSocket.OPEN; shot++) {
        socket.ping();
        socket.send(new Uint8Array());
      }
      await Promise.race([closed, sleep(500)]);
      socket.terminate();
    });
    return `${lines} lines`;
  },
  'as many half-open connections as there are': async ({ server, stop }) => {
    const open = new Set<Tcp>();
    const tried = await keepAt(stop, 2, async () => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.9.9' });
      open.add(socket);
      socket.on('error', () => undefined).once('close', () => open.delete(socket));
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    });
    const held = open.size;
    for (const socket of open) socket.destroy();
    return `${tried} tried, ${held} held`;
  },
  'two hundred lines that never read': async ({ server, stop }) => {
    const tables = await Promise.all(Array.from({ length: 4 }, () => tableOn(server.url)));
    const frame = encode({ t: 'time', sent: 1 });
    const sockets: WebSocket[] = [];
    await keepAt(stop, 50, async () => {
      const next = tables[sockets.length % tables.length];
      if (next && sockets.length < 200) {
        const { socket } = await rawSocket(server.url, next.table);
        socket.pause();
        sockets.push(socket);
      }
      for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    });
    for (const socket of sockets) socket.terminate();
    return `${sockets.length} lines`;
  },
  'a table of a million events, woken': async ({ server, stop, long }) => {
    const began = performance.now();
    let welcome: number | undefined;
    const client = visitor(server.url, long, {
      changed: ({ line }) => {
        if (line === 'open') welcome ??= performance.now() - began;
      },
    });
    await keepAt(stop, 100, async () => undefined);
    client.close();
    return welcome === undefined ? 'nobody got in' : `in after ${Math.round(welcome)} ms`;
  },
  'names that every object has': async ({ server, stop }) => {
    const codes = new Map<number, number>();
    await keepAt(stop, 20, async () => {
      const answer = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'constructor', options: {} }),
      });
      await answer.arrayBuffer();
      codes.set(answer.status, (codes.get(answer.status) ?? 0) + 1);
    });
    return [...codes].map(([status, count]) => `${count} × ${status}`).join(', ');
  },
};
