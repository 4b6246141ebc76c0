import { decodeServer, encode, FRAME } from './codec.ts';
import type { ClientMessage, DoorRefusal, Joining, ServerMessage } from './messages.ts';
import { DOOR_REFUSALS } from './messages.ts';

/** One connection to a table, however it is made. */
export interface Line {
  readonly send: (message: ClientMessage) => void;
  readonly close: () => void;
}

/** What happens on a line. `closed` comes once, also when the line was never open. */
export interface LineEvents {
  readonly message: (message: ServerMessage) => void;
  /** Something came that is told later: the line lives, though nothing is heard. */
  readonly held?: () => void;
  readonly closed: (why: { readonly refusal?: DoorRefusal }) => void;
}

export type OpenLine = (joining: Joining, events: LineEvents) => Line;

/** The parts of the platform a line needs: browsers and Node have both built in. */
export interface Platform {
  readonly fetch: (
    url: string,
    init: {
      readonly method: string;
      readonly headers: { readonly [name: string]: string };
      readonly body: string;
    },
  ) => Promise<{ readonly ok: boolean; readonly json: () => Promise<unknown> }>;
  readonly WebSocket: new (url: string) => PlatformSocket;
}
interface PlatformSocket {
  binaryType: string;
  addEventListener(type: 'message' | 'close' | 'error', listener: (event: { readonly data?: unknown }) => void): void;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/**
 * A line over Colyseus' own handshake: ask for a place in the room of this table, open the socket it names, wait for
 * the room's greeting, answer it, then speak. `docs/PROTOCOL.md` tells it for writers of other clients.
 */
export const colyseusLine =
  (server: string, { fetch, WebSocket }: Platform): OpenLine =>
  (joining, events) => {
    let socket: PlatformSocket | undefined;
    let isOver = false;
    const over = (refusal?: DoorRefusal): void => {
      if (isOver) return;
      isOver = true;
      socket?.close();
      events.closed(refusal ? { refusal } : {});
    };

    const open = async (): Promise<void> => {
      const answer = await fetch(`${server}/matchmake/joinOrCreate/table`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(joining),
      });
      const reservation = await answer.json();
      if (isOver) return;
      if (!answer.ok || !isReservation(reservation)) {
        over(refusalIn(reservation));
        return;
      }
      const { processId, roomId, sessionId, publicAddress } = reservation;
      const base = publicAddress ? `${server.split('://')[0]}://${publicAddress}` : server;
      socket = new WebSocket(`${base.replace(/^http/, 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
      socket.binaryType = 'arraybuffer';
      socket.addEventListener('close', () => over());
      socket.addEventListener('error', () => over());
      socket.addEventListener('message', ({ data }) => {
        if (!(data instanceof ArrayBuffer) || isOver) return;
        const frame = new Uint8Array(data);
        const message = decodeServer(frame);
        if (message) events.message(message);
        // The greeting: once it is answered the room sends what it has kept for us.
        else if (frame[0] === FRAME.join) socket?.send(Uint8Array.of(FRAME.join));
        else if (frame[0] === FRAME.error) over();
      });
    };
    open().catch(() => over());

    return {
      send: message => {
        if (!isOver) socket?.send(encode(message));
      },
      close: () => over(),
    };
  };

interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly publicAddress?: string;
}

const isReservation = (raw: unknown): raw is Reservation =>
  isObject(raw) && [raw.processId, raw.roomId, raw.sessionId].every(part => typeof part === 'string');

const refusalIn = (raw: unknown): DoorRefusal | undefined =>
  DOOR_REFUSALS.find(code => isObject(raw) && raw.code === code);

const isObject = (raw: unknown): raw is { readonly [name: string]: unknown } => typeof raw === 'object' && raw !== null;
