import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port that can be broken and mended. */
export const breakableWay = async (target: number) => {
  const sockets = new Set<Socket>();
  let isBroken = false;
  let turnedAway = 0;
  const server = createServer(near => {
    if (isBroken) {
      turnedAway += 1;
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    /** Says how many lines that has cut. */
    breakIt: (): number => {
      isBroken = true;
      const lines = sockets.size / 2;
      for (const socket of sockets) socket.destroy();
      return lines;
    },
    /** How many lines have been asked for while it was broken. */
    turnedAway: (): number => turnedAway,
    mend: (): void => {
      isBroken = false;
    },
    /** Nothing comes through any more, though every line stays open; until it is told to go on. */
    hang: (): void => {
      for (const socket of sockets) socket.pause();
    },
    goOn: (): void => {
      for (const socket of sockets) socket.resume();
    },
    close: (): void => void server.close(),
  };
};
