import { type DoorRefusal, decodeServer, encode, FRAME, type Joining, type TableId } from '@templefall/protocol';
import { type Session, type Table, type TableServices, wakeTable } from '@templefall/table';
import type { FromTable, Port, ToTable } from './portLine.ts';

/** The tables of this browser, each brought back from its journal when somebody comes: what rooms are on a server. */
export const tableHost = (services: TableServices) => {
  const awake = new Map<TableId, Promise<Table | DoorRefusal>>();

  const tableOf = (id: TableId): Promise<Table | DoorRefusal> => {
    const found = awake.get(id);
    if (found) return found;
    const forget = (): void => {
      if (awake.get(id) === opening) awake.delete(id);
    };
    const opening: Promise<Table | DoorRefusal> = wakeTable(id, services, forget).then(
      woken => {
        if (woken.ok) return woken.value;
        forget();
        return woken.error;
      },
      problem => {
        forget();
        services.metrics.failed(id, problem);
        return 'storage';
      },
    );
    awake.set(id, opening);
    return opening;
  };

  return {
    /** Somebody comes through this port. */
    accept: (port: Port): void => {
      let session: Promise<Session | undefined> = Promise.resolve(undefined);
      const post = (message: FromTable): void => port.postMessage(message);
      const join = async (joining: Joining): Promise<Session | undefined> => {
        const table = await tableOf(joining.table);
        if (typeof table === 'string') {
          post({ over: { refusal: table } });
          return undefined;
        }
        return table.join(
          {
            send: ({ message: bytes }) => {
              const message = decodeServer(bytes);
              if (message) post({ message });
            },
            close: reason => {
              // Only another tab of this browser can have taken the table over: it is played there, and not asked for again.
              const trouble = reason === 'movedOn' ? 'replaced' : reason;
              post({ message: { t: 'trouble', trouble } });
              post({ over: {} });
            },
          },
          joining,
        );
      };
      port.onmessage = ({ data }) => {
        const message = data as ToTable;
        if ('joining' in message) session = join(message.joining);
        else if ('message' in message) void session.then(one => one?.receive(encode(message.message), FRAME.head));
        else void session.then(one => one?.leave());
      };
    },
    /** Writes every clock down and lets go of all tables. */
    close: async (): Promise<void> => {
      for (const opening of awake.values()) {
        const table = await opening;
        if (typeof table !== 'string') await table.close('restarting');
      }
    },
  };
};
