import { must } from '@templefall/kit';
import { type Context, moduleStream } from '../../../context.ts';
import type { CoreEvent } from '../../../events.ts';
import { HASTE_MS, SPILLED_ONE_IN } from '../content.ts';
import { type CurseEvent, holds, type Slice } from '../slice.ts';

const STREAM = moduleStream('curses');

type Rolled = Extract<CoreEvent, { readonly type: 'rolled' }>;

/** [TM1.8] A hasty roll sends one of the rolled dice off the table with a chance of one in six; a calm one never does. */
export const spilled = (
  { chance }: Context,
  { seat, dice, waited }: Rolled,
  slice: Slice,
): readonly (CurseEvent | CoreEvent)[] => {
  if (!holds(slice, seat, 'lostDice') || waited >= HASTE_MS) return [];
  const luck = chance(STREAM, slice.hasty);
  const hasty: CurseEvent = { type: 'rolledHastily', seat };
  if (luck.below(SPILLED_ONE_IN) !== 0) return [hasty];
  return [hasty, { type: 'dieLost', seat, die: must(dice[luck.below(dice.length)], 'a rolled die').id, how: 'fell' }];
};
