import { type DoorRefusal, decodeServer, encode, type Joining, type OpenLine } from '@templefall/protocol';

/** The part of a MessagePort that a line needs. */
export interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (message: unknown) => void;
  readonly close: () => void;
}

/** What the page sends over a port: first who it is, then the very frames a server would get. */
export type ToTable = { readonly joining: Joining } | { readonly frame: Uint8Array } | { readonly leave: true };
/** What the table sends: frames, and once that the line is over. */
export type FromTable = { readonly frame: Uint8Array } | { readonly over: { readonly refusal?: DoorRefusal } };

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
      const message = decodeServer(told.frame);
      if (message) events.message(message);
    };
    post({ joining });
    return {
      send: message => {
        if (!isOver) post({ frame: encode(message) });
      },
      close: () => {
        if (isOver) return;
        post({ leave: true });
        over({});
      },
    };
  };
