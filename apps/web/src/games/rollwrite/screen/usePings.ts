import type { Seat } from '@templefall/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session.ts';

/** How long a finger points, in milliseconds of the table's time. */
export const PING_MS = 8000;

export interface Ping {
  readonly seat: Seat;
  readonly target: string;
  readonly at: number;
}

/** What a player pointed at last, until it fades. */
export const withPing = (pings: readonly Ping[], ping: Ping): readonly Ping[] => [
  ...pings.filter(({ seat }) => seat !== ping.seat),
  ping,
];

export const stillSeen = (pings: readonly Ping[], now: number): readonly Ping[] =>
  pings.filter(({ at }) => now - at < PING_MS);

/** What is being pointed at now. The state keeps pointers until the turn ends; a finger does not point that long. */
export const usePings = (session: Session): readonly Ping[] => {
  const [pings, setPings] = useState<readonly Ping[]>([]);
  useEffect(
    () =>
      session.onApplied(({ event, at }) => {
        if (event.type === 'pointed')
          setPings(known => withPing(known, { seat: event.seat, target: event.target, at }));
        else if (event.type === 'turnBegan') setPings([]);
      }),
    [session],
  );
  useEffect(() => {
    const [first] = pings.toSorted((one, two) => one.at - two.at);
    if (!first) return;
    const timer = setTimeout(
      () => setPings(known => stillSeen(known, session.now())),
      Math.max(0, first.at + PING_MS - session.now()),
    );
    return () => clearTimeout(timer);
  }, [pings, session]);
  return pings;
};
