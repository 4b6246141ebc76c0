import type { Parcel } from '@templefall/table';

/**
 * A whole WebSocket frame (RFC 6455, 5.2) around a message from the server: binary, unmasked, in one piece. It is the
 * same for everybody, so it is made once and written to every socket as it is, with one system call each.
 */
export const webSocketFrame = (message: Uint8Array): Buffer => {
  const { length } = message;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x82;
  frame[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(message, head);
  return frame;
};

/** The frame around a parcel's message. */
export const wireOf = (parcel: Parcel): Uint8Array => {
  parcel.wire ??= webSocketFrame(parcel.message);
  return parcel.wire;
};
