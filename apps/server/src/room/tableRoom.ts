import './presenceTimeout.ts';
import { type Client, ClientState, Room, ServerError } from '@colyseus/core';
import {
  encode,
  FRAME,
  isTableId,
  parseJoining,
  type ServerMessage,
  type TableId,
  TROUBLES,
  type Trouble,
} from '@templefall/protocol';
import type { Connection, Session, Table } from '@templefall/table';
import { type TableServices, wakeTable } from '@templefall/table';
import { type StrayFrames, strayFrames } from './strayFrames.ts';
import { wireOf } from './wire.ts';

/** Our own close codes, one a trouble; Colyseus uses those up to 4010. */
const CLOSE_CODE = 4100;
export const closeCodeOf = (trouble: Trouble): number => CLOSE_CODE + TROUBLES.indexOf(trouble);

/** What a slow reader may leave unread before it is cut off, in bytes. */
const MOST_UNREAD = 1_000_000;

/** And how many frames may wait for one that has not answered the greeting. */
const MOST_EARLY = 200;

/** Colyseus would call the room 20 times a second to send state patches; ours has none. Longest timer there is. */
const NEVER = 2 ** 31 - 1;

/** The tables of this process by id, for the operator and for closing down. */
export type LiveTables = Map<string, Table>;

/** What is used of the `ws` socket under Colyseus' client. */
interface Socket {
  readonly readyState: number;
  readonly terminate: () => void;
  /** The TCP stream; compression is off, so nothing else is ever between two of our frames. */
  readonly _socket: { readonly writableLength: number; readonly write: (frame: Uint8Array) => boolean } | null;
}
const OPEN = 1;

export interface RoomLimits {
  /** Whether there is room for one more table. */
  readonly mayOpen: () => boolean;
  /** Counts a frame of this line, whatever it is, for the address it comes from. False: that address sends too many. */
  readonly mayHear: (line: object) => boolean;
}

/**
 * A table as a Colyseus room: found by the table's id wherever it is, made from its journal where it is not. Nothing else
 * is here. The room's own id stays Colyseus' affair: for a moment a table may have two rooms, one of which has lost it,
 * and what goes with that one, its entry among the rooms above all, must not be the other's.
 */
export const tableRoom = (services: TableServices, live: LiveTables, { mayOpen, mayHear }: RoomLimits) =>
  class TableRoom extends Room {
    override patchRate = NEVER;
    override autoDispose = false;
    readonly sessions = new Map<string, Session>();
    tableId: TableId | undefined;
    table: Table | undefined;

    override async onCreate({ table: id }: { readonly table?: unknown }): Promise<void> {
      if (typeof id !== 'string' || !isTableId(id)) throw new ServerError(400, 'badRequest');
      if (!mayOpen()) throw new ServerError(503, 'serverFull');
      const woken = await wakeTable(id, services, () => this.closed()).catch((problem: unknown) => {
        services.metrics.failed(id, problem);
        throw new ServerError(503, 'storage');
      });
      if (!woken.ok) throw new ServerError(404, woken.error);
      this.tableId = id;
      this.table = woken.value;
      live.set(id, woken.value);
      this.onMessageBytes(FRAME.kind, (client: Client, body: Uint8Array) =>
        this.sessions.get(client.sessionId)?.receive(body),
      );
      // Every other kind of message: nothing of ours sends them.
      this.onMessage('*', client => client.leave(closeCodeOf('malformed'), 'malformed'));
    }

    override onJoin(client: Client, options: unknown): void {
      const joining = parseJoining(options);
      if (!joining || !this.table) throw new ServerError(400, 'badRequest');
      const mayHearLine = (): boolean => mayHear(client.ref);
      const session = this.table.join({ ...connectionOf(client), mayHear: mayHearLine }, joining);
      this.sessions.set(client.sessionId, session);
      const strays = strayFrames(client.ref, {
        now: services.clock.now,
        mayHear: mayHearLine,
        flooded: () => {
          services.metrics.flooded();
          client.leave(closeCodeOf('flooding'), 'flooding');
        },
      });
      // The answer to the greeting, which is Colyseus' own affair.
      client.ref.once('message', () => listenTo(client.ref, session, strays));
    }

    override onLeave(client: Client): void {
      this.sessions.get(client.sessionId)?.leave();
      this.sessions.delete(client.sessionId);
    }

    /** Also when the server began to close while the table was being opened. */
    override onDispose(): void {
      this.forget();
      void this.table?.close('movedOn');
    }

    /** Closing down is the server's affair: it has told the tables already. */
    override onBeforeShutdown(): void {
      void this.disconnect();
    }

    closed(): void {
      this.forget();
      // Not in the middle of whatever led to it.
      setImmediate(() => void this.disconnect());
    }

    forget(): void {
      if (this.tableId && live.get(this.tableId) === this.table) live.delete(this.tableId);
    }
  };

/**
 * Whoever has answered the greeting is heard without a detour: Colyseus looks up anew for each message whose it is,
 * which takes longer than reading it. What is not for the table still goes to its own listener, and its way to stop
 * listening, which is to take all listeners away, stops this one too.
 */
const listenTo = (line: Client['ref'], session: Session, strays: StrayFrames): void => {
  const [routed] = line.listeners('message') as readonly ((frame: Buffer) => void)[];
  if (!routed) return;
  line.off('message', routed);
  line.on('message', (frame: Buffer) => {
    if (frame[0] === FRAME.bytes && frame[1] === FRAME.kind) session.receive(frame, FRAME.head);
    else if (strays.take()) routed(frame);
  });
};

/** A line over one of Colyseus' sockets, with an end to what may pile up behind a reader that does not read. */
export const connectionOf = (client: Client): Connection => {
  // The transport's own socket; Colyseus types it as an event emitter only.
  const socket = client.ref as unknown as Socket;
  let early = 0;
  let hasJoined = false;
  return {
    send: parcel => {
      const stream = socket._socket;
      hasJoined ||= client.state === ClientState.JOINED;
      // Until the greeting is answered Colyseus keeps the frames itself.
      if (!hasJoined) early += 1;
      if (early > MOST_EARLY || (stream && stream.writableLength > MOST_UNREAD)) socket.terminate();
      else if (hasJoined && stream && socket.readyState === OPEN) stream.write(wireOf(parcel));
      else client.enqueueRaw(parcel.message);
    },
    close: trouble => {
      // Past everything that waits for the greeting to be answered: the reason must come through.
      client.raw(encode({ t: 'trouble', trouble } satisfies ServerMessage));
      client.leave(closeCodeOf(trouble), trouble);
    },
  };
};
