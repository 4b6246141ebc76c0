import type { IncomingMessage } from 'node:http';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';

/** What is used of a `ws` socket: how much has come in so far, on the stream under it. */
interface Line {
  readonly _socket?: { readonly bytesRead: number } | null;
  readonly ping: () => void;
  readonly terminate: () => void;
}

interface Heard {
  readonly bytes: number;
  readonly silent: number;
}

/** Where a socket leads: to a room of a process, with the session that was given out for it. */
export const isRoomAddress = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return /^(\/[\w.-]+)*\/[\w-]+\/[\w-]+$/.test(pathname) && (searchParams.get('sessionId') ?? '') !== '';
};

/** Longer than the two seconds in which a player is heard of without being asked; a dead line is gone within seven. */
export const SILENCE = { pingInterval: 2200, pingMaxRetries: 1 };

/** No browser cuts messages as small as ours into pieces; empty pieces would be frames that nobody counts. */
const MOST_FRAGMENTS = 8;

/**
 * Colyseus' transport, but for how it finds dead lines. Players ask for the time every two seconds, so a line that works
 * is heard without being asked, and only a silent one is pinged: pings to everybody and their answers would be a third
 * of what a busy table costs.
 */
export class TableTransport extends WebSocketTransport {
  readonly #addresses = new WeakMap<object, string>();

  constructor(options: TransportOptions, addressOf: (request: IncomingMessage) => string = () => '') {
    super({ ...options, maxFragments: MOST_FRAGMENTS });
    // Before Colyseus hears of the line.
    this.wss.prependListener('connection', (line, request) => this.#addresses.set(line, addressOf(request)));
  }

  /** Where a line comes from. */
  addressOf(line: object): string {
    return this.#addresses.get(line) ?? '';
  }

  protected override autoTerminateUnresponsiveClients(pause: number, retries: number): void {
    const heard = new WeakMap<Line, Heard>();
    const look = (line: Line): void => {
      const bytes = line._socket?.bytesRead ?? 0;
      const before = heard.get(line);
      const silent = before?.bytes === bytes ? before.silent + 1 : 0;
      heard.set(line, { bytes, silent });
      if (silent > retries) line.terminate();
      else if (silent > 0) line.ping();
    };
    this.pingInterval = setInterval(() => {
      for (const line of this.wss.clients) look(line as unknown as Line);
    }, pause);
  }
}
