import type { Socket } from 'node:net';
import type { Millis } from '@templefall/kit';

/** A client of ours asks for the time every two seconds; what is silent for so long is no player. */
const IDLE_MS = 10_000;

interface Held {
  readonly socket: Pick<Socket, 'bytesRead' | 'destroy' | 'once'>;
  bytes: number;
  heardAt: Millis;
}

/**
 * How many sockets one address may hold. One more takes the place of the one that has been silent longest; where all are in use it
 * is turned away, so one address cannot shut everybody out.
 */
export const perAddress = (most: number, now: () => Millis) => {
  const byAddress = new Map<string, Set<Held>>();

  const look = (held: Held): Held => {
    if (held.socket.bytesRead !== held.bytes) {
      held.bytes = held.socket.bytesRead;
      held.heardAt = now();
    }
    return held;
  };

  /** False if there is no room for it. */
  const admit = (address: string, socket: Held['socket']): boolean => {
    const mine = byAddress.get(address) ?? new Set();
    if (mine.size >= most) {
      const [idlest] = [...mine].map(look).sort((a, b) => a.heardAt - b.heardAt);
      if (!idlest || now() - idlest.heardAt < IDLE_MS) return false;
      mine.delete(idlest);
      idlest.socket.destroy();
    }
    const held: Held = { socket, bytes: socket.bytesRead, heardAt: now() };
    byAddress.set(address, mine.add(held));
    socket.once('close', () => {
      mine.delete(held);
      if (mine.size === 0 && byAddress.get(address) === mine) byAddress.delete(address);
    });
    return true;
  };
  /** Now and then, so that it is known since when each has been silent. */
  const lookAtAll = (): void => {
    for (const mine of byAddress.values()) for (const held of mine) look(held);
  };
  return { admit, lookAtAll };
};
