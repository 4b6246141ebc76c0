import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowWay {
  readonly url: string;
  readonly close: () => void;
}

/** A way to a port of this machine on which everything takes its time, each message another, there as well as back. */
export const slowWay = async (target: number, delay: number, jitter: number): Promise<SlowWay> => {
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    /** In order, as TCP is: what is slow holds up what comes behind it. */
    let last = Promise.resolve();
    const later = (deed: () => void): void => {
      const arrives = performance.now() + delay + (2 * Math.random() - 1) * jitter;
      last = last.then(() => sleep(arrives - performance.now())).then(deed);
    };
    from.on('data', part => later(() => void (to.destroyed || to.write(part))));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroy());
    });
  };
  const proxy = createServer(near => {
    const far = connect(target, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, Math.max(0, millis)));
