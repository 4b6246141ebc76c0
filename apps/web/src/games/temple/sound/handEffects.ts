import type { ReadonlySignal } from '@preact/signals';
import type { Goal } from '../hand/goals.ts';
import type { Effect } from './effects.ts';

/** What a hand shows of itself before any command is sent. */
export interface ListenedHand {
  readonly held: ReadonlySignal<ReadonlySet<number>>;
  readonly goals: ReadonlySignal<readonly Pick<Goal, 'key' | 'reach'>[]>;
}

/** The moments that are the player's alone: a die is held, something can be paid now. Answers how to stop listening. */
export const onHand = ({ held, goals }: ListenedHand, hear: (effect: Effect) => void): (() => void) => {
  const payable = (): ReadonlySet<string> =>
    new Set(goals.peek().flatMap(({ key, reach }) => (reach === 'go' ? [key] : [])));
  let holding = held.peek();
  let paid = payable();
  const endings = [
    held.subscribe(now => {
      const before = holding;
      holding = now;
      if (isMore(now, before)) hear({ type: 'hold' });
    }),
    goals.subscribe(() => {
      const before = paid;
      paid = payable();
      if (isMore(paid, before)) hear({ type: 'payable' });
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
};

const isMore = <T>(now: ReadonlySet<T>, before: ReadonlySet<T>): boolean => [...now].some(one => !before.has(one));
