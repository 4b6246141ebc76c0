import { LAG_MS } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Context } from '../../context.ts';
import type { CoreEvent } from '../../events.ts';
import { isInside } from '../../players.ts';
import { lostTreasure, treasuresOf } from './cards/lostTreasure.ts';
import { nearest, swapped } from './cards/soulSwap.ts';
import type { CurseEvent, Held, Slice } from './slice.ts';

/** [TT9] When the first choice that a card asks for is over: a name given in time counts even if it comes a little late. */
export const nextOverdue = ({ held }: Slice): Millis | undefined => {
  let first: Millis | undefined;
  for (const { until } of held)
    if (until !== undefined && (first === undefined || until + LAG_MS < first)) first = until + LAG_MS;
  return first;
};

/** [TM5.2] [TP2] What its owner did not choose the game does. */
export const chosenByGame = (ctx: Context, { held }: Slice): readonly (CurseEvent | CoreEvent)[] => {
  const next = held.find(({ until }) => until !== undefined && until + LAG_MS <= ctx.at);
  return next ? chosenFor(ctx, next) : [];
};

const chosenFor = (ctx: Context, { seat, curse }: Held): readonly (CurseEvent | CoreEvent)[] => {
  const gone: CurseEvent = { type: 'curseLifted', seat, curse };
  if (!isInside(ctx.state, seat)) return [gone];
  if (curse === 'lostTreasure') return lostTreasure(seat, treasuresOf(ctx, seat)[0]);
  const other = nearest(ctx.state, seat);
  return other === undefined ? [gone] : swapped(seat, other);
};
