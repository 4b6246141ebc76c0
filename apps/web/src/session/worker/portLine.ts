import type { ClientMessage, DoorRefusal, Joining, OpenLine, ServerMessage } from '@templefall/protocol';

/** The part of a MessagePort that a line needs. */
export interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (message: unknown) => void;
  readonly close: () => void;
}

/** What the page sends over a port: first who it is, then what a server would get. Ports need no bytes: the page has no codec. */
export type ToTable = { readonly joining: Joining } | { readonly message: ClientMessage } | { readonly leave: true };
/** What the table sends: messages, and once that the line is over. */
export type FromTable = { readonly message: ServerMessage } | { readonly over: { readonly refusal?: DoorRefusal } };

/** A line to a table in this browser's worker, like `colyseusLine` to one on a server. */
export const portLine =
  (connect: () => Port): OpenLine =>
  (joining, events) => {
    const port = connect();
    let isOver = false;
    const post = (message: ToTable): void => port.postMessage(message);
    const over = (why: { readonly refusal?: DoorRefusal }): void => {
      if (isOver) return;
      isOver = true;
      port.close();
      events.closed(why);
    };
    port.onmessage = ({ data }) => {
      if (isOver) return;
      const told = data as FromTable;
      if ('over' in told) {
        over(told.over);
        return;
      }
      events.message(told.message);
    };
    post({ joining });
    return {
      send: message => {
        if (!isOver) post({ message });
      },
      close: () => {
        if (isOver) return;
        post({ leave: true });
        over({});
      },
    };
  };
