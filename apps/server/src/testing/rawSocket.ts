import { FRAME, PROTOCOL, type SeatSecret, type TableId } from '@templefall/protocol';
import { WebSocket as Socket } from 'ws';

/** A socket to the table, past the greeting, that says whatever a test wants. */
export const rawSocket = async (url: string, table: TableId, secret?: SeatSecret) => {
  const answer = await fetch(`${url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table, ...(secret && { secret }) }),
  });
  const { processId, roomId, sessionId } = (await answer.json()) as { readonly [name: string]: string };
  const socket = new Socket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const closed = new Promise<{ readonly code: number; readonly reason: string }>(done =>
    socket.once('close', (code, reason) => done({ code, reason: reason.toString() })),
  );
  socket.on('error', () => undefined);
  await new Promise<void>(done => {
    socket.once('message', () => {
      socket.send(Uint8Array.of(FRAME.join));
      done();
    });
    void closed.then(() => done());
  });
  return { socket, closed };
};
