import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Millis } from '@templefall/kit';
import { type Allowance, type Bucket, bucket } from '@templefall/table';

/** Addresses remembered at once; the longest unseen are forgotten first, so memory is bounded whoever comes. */
const REMEMBERED = 10_000;

/** How often each address may do something. */
export const limiter = (allowance: Allowance, now: () => Millis) => {
  const buckets = new Map<string, Bucket>();
  return (address: string): boolean => {
    const found = buckets.get(address) ?? bucket(allowance, now());
    // Set anew, so that the order of the map is the order of the last visits.
    buckets.delete(address);
    buckets.set(address, found);
    if (buckets.size > REMEMBERED)
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    return found.take(now());
  };
};

/** Everything that costs the server something, by address. Codes are also guessed, and used up, by everybody together. */
export const doorLimits = (now: () => Millis, factor: number) => {
  const times = ({ burst, rate }: Allowance) => limiter({ burst: burst * factor, rate: rate * factor }, now);
  return {
    join: times({ burst: 120, rate: 20 }),
    create: times({ burst: 20, rate: 0.5 }),
    anyCreate: times({ burst: 300, rate: 5 }),
    code: times({ burst: 12, rate: 0.5 }),
    anyCode: times({ burst: 300, rate: 30 }),
    api: times({ burst: 60, rate: 10 }),
    status: times({ burst: 30, rate: 1 }),
    push: times({ burst: 12, rate: 0.2 }),
    game: times({ burst: 12, rate: 0.5 }),
    /** Of all its sockets, of every kind: sixty people who tap as fast as they can. */
    frame: times({ burst: 1500, rate: 300 }),
  };
};

export type DoorLimits = ReturnType<typeof doorLimits>;

/** Whose request it is. A proxy's word counts only where the operator says that there is one. */
export const addressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string => {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return homeOf(direct);
  const told = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
  return homeOf(told.at(-proxies) ?? direct);
};

/** A home has one address of the old kind, and 2^64 of the new: those count as one. */
const homeOf = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [front = '', back] = address.split('::').map(half => half.split(':').filter(part => part !== ''));
  const groups = back ? [...front, ...new Array(8 - front.length - back.length).fill('0'), ...back] : [...front];
  return groups.slice(0, 4).join(':');
};

/** Pages of our own origin, and of those the operator named. Programs that are no browser send no origin. */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean => {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
