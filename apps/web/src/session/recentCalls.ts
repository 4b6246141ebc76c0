import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGameSession, Call } from '../games/gameClient.ts';

/** How long a call stays on the board. */
const SHOWN_MS = 4000;

export interface RecentCall extends Call {
  readonly key: number;
}

/** The calls of the last seconds, oldest first; of each player only the last. */
export const useRecentCalls = (session: Pick<AnyGameSession, 'onCall'>): ReadonlySignal<readonly RecentCall[]> => {
  const recent = useMemo(() => signal<readonly RecentCall[]>([]), []);
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = session.onCall(call => {
      const one = { ...call, key: ++count };
      recent.value = [...recent.value.filter(({ seat }) => seat !== call.seat), one];
      const timer = setTimeout(() => {
        timers.delete(timer);
        recent.value = recent.value.filter(({ key }) => key !== one.key);
      }, SHOWN_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session, recent]);
  return recent;
};
