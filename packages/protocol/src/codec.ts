import { Packr, RESERVE_START_SPACE, Unpackr } from 'msgpackr';
import type { ServerMessage } from './messages.ts';

/** Plain MessagePack: maps with text keys, no records, no extensions, so that any library reads it. */
const packr = new Packr({ useRecords: false, variableMapSize: true });
const unpackr = new Unpackr({ useRecords: false, mapsAsObjects: true, int64AsType: 'number', structuredClone: false });

/**
 * The frame that Colyseus routes: its code for "bytes for the room", the message type 0, then ours.
 * Everything in both directions travels in it, after the handshake.
 */
export const FRAME = { join: 10, error: 11, leave: 12, bytes: 17, kind: 0, head: 2 } as const;

/** A message ready for the wire: encoded once, sent to everybody. */
export const encode = (message: unknown): Uint8Array<ArrayBuffer> => {
  // Never shared memory, whatever the type of the library says.
  const frame = packr.pack(message, RESERVE_START_SPACE + FRAME.head) as Uint8Array<ArrayBuffer>;
  frame[0] = FRAME.bytes;
  frame[1] = FRAME.kind;
  return frame;
};

/** What a frame holds, or undefined if it is none of ours; hostile bytes give undefined, never an exception. */
export const decode = (frame: Uint8Array): unknown =>
  frame[0] === FRAME.bytes && frame[1] === FRAME.kind ? decodeBody(frame, FRAME.head) : undefined;

/** A message that begins at this byte. */
export const decodeBody = (bytes: Uint8Array, start = 0): unknown => {
  try {
    return unpackr.unpack(bytes, { start });
  } catch {
    return undefined;
  }
};

/** The server is trusted to speak its own language; what a newer one adds is passed over. */
export const decodeServer = (frame: Uint8Array): ServerMessage | undefined => {
  const message = decode(frame);
  return typeof message === 'object' && message !== null && 't' in message ? (message as ServerMessage) : undefined;
};
