import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { CONTESTANTS } from './contestants.ts';

/** What a server has used so far. */
export interface Usage {
  readonly cpu: number;
  readonly written: number;
  readonly rss: number;
}

/** One contestant's server in a process of its own; the generator asks it over the channel what it has used. */
const [, , name = '', folder = ''] = process.argv;
const sockets = new Set<Socket>();
let closedBytes = 0;
subscribe('net.server.socket', message => {
  const { socket } = message as { readonly socket: Socket };
  sockets.add(socket);
  socket.once('close', () => {
    closedBytes += socket.bytesWritten;
    sockets.delete(socket);
  });
});

const contestant = CONTESTANTS[name];
if (!contestant) throw new Error(`no contestant ${name}`);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const written = [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, closedBytes);
  process.send?.({ usage: { cpu: (user + system) / 1000, written, rss: process.memoryUsage.rss() } satisfies Usage });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: await contestant.serve(folder) });
