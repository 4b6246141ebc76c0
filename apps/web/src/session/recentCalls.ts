import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Shout, Table } from './table.ts';

/** How long a call stands on the board. */
const HEARD_MS = 4000;

export interface HeardShout extends Shout {
  readonly key: number;
}

/** What was called out in the last seconds, oldest first; of one person only the last. */
export const useHeard = (table: Table): ReadonlySignal<readonly HeardShout[]> => {
  const heard = useMemo(() => signal<readonly HeardShout[]>([]), []);
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = table.onShout(shout => {
      const one = { ...shout, key: ++count };
      heard.value = [...heard.value.filter(({ seat }) => seat !== shout.seat), one];
      const timer = setTimeout(() => {
        timers.delete(timer);
        heard.value = heard.value.filter(({ key }) => key !== one.key);
      }, HEARD_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [table, heard]);
  return heard;
};
