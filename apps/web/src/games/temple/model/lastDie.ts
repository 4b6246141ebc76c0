import type { State } from '@templefall/temple';
import type { Goal } from '../hand/goals.ts';

/** [TM6.11] Who gives their last die at the altar rolls no more: the screen asks once more. */
export const isLastDie = ({ players }: State, { command }: Goal): boolean =>
  command.type === 'sacrifice' && players[command.seat]?.dice.length === 1;
