import type { Seat } from '@templefall/kernel';
import { type Asked, cashable, playerOf, reachOf, type State } from '@templefall/rollwrite';

/** What is new to somebody who plays for the first time, in the order in which it matters. */
export const TIPS = ['side', 'curse', 'pair', 'cash', 'room', 'stuck', 'map'] as const;
export type Tip = (typeof TIPS)[number];

/** What somebody should know now and was never told. */
export const dueTip = (
  state: State,
  { who, task }: { readonly who: Seat; readonly task: Asked | undefined },
  given: readonly string[],
): Tip | undefined => TIPS.find(tip => !given.includes(tip) && isDue(tip, state, { who, task }));

const isDue = (
  tip: Tip,
  state: State,
  { who, task }: { readonly who: Seat; readonly task: Asked | undefined },
): boolean => {
  switch (tip) {
    case 'side':
      return task === 'side';
    case 'curse':
      return task === 'pair' && state.rolled.includes('black');
    case 'pair':
      return task === 'pair' && state.rolled.some(face => face !== 'black');
    case 'cash':
      return (task === 'roll' || task === 'explore') && cashable(playerOf(state, who)).length > 0;
    case 'room':
      return task === 'explore' && reachOf(state, who).some(({ byDice }) => byDice);
    case 'stuck':
      return task === 'explore' && !reachOf(state, who).some(({ byDice }) => byDice);
    case 'map':
      return task === 'take';
  }
};
