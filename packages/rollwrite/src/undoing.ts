import type { Seat } from '@templefall/kernel';
import type { State } from './state.ts';

/** What a seat could take back now: so many steps or a pick, or why nothing (WX4, WX8). */
export type Undoable =
  | { readonly type: 'steps'; readonly steps: number }
  | { readonly type: 'pick' }
  /** `acted`: somebody else did something since; `rolled`: there is no step since the dice were rolled. */
  | { readonly type: 'nothing'; readonly because: 'notYourTurn' | 'acted' | 'rolled'; readonly by?: Seat };

export const undoableBy = ({ picks, phase, active, checkpoints, sealedBy }: State, who: Seat): Undoable => {
  if (phase !== 'ended' && picks.some(({ seat }) => seat === who)) return { type: 'pick' };
  if (who !== active || phase === 'ended') return { type: 'nothing', because: 'notYourTurn' };
  if (checkpoints.length > 0) return { type: 'steps', steps: checkpoints.length };
  return sealedBy === undefined
    ? { type: 'nothing', because: 'rolled' }
    : { type: 'nothing', because: 'acted', by: sealedBy };
};
