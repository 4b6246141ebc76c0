import { known, type Seat } from '@templefall/kernel';
import type { Context } from '../../context.ts';
import type { CoreEvent } from '../../events.ts';
import { breaksDie, taken } from './cards/brokenDie.ts';
import { awaitsTreasure } from './cards/lostTreasure.ts';
import { awaitsSoul } from './cards/soulSwap.ts';
import type { Curse } from './content.ts';
import { type CurseEvent, countOf, type Held, holds, type Slice } from './slice.ts';

/** [TM1.1] [TP3] The cards that a discovery draws: one, or two for the truly cursed; [TM1.10] none from an empty deck. */
export const drawn = (ctx: Context, seat: Seat, slice: Slice): readonly (CurseEvent | CoreEvent)[] => {
  const cards = known(slice.deck).slice(0, holds(slice, seat, 'trulyCursed') ? 2 : 1);
  return cards.flatMap((curse, index): readonly (CurseEvent | CoreEvent)[] => {
    const before = countOf(slice, seat, curse) + cards.slice(0, index).filter(one => one === curse).length;
    const kept = laidOpen(ctx, { seat, curse, before });
    return [{ type: 'curseDrawn', seat, curse, ...(kept && { kept }) }, ...(kept ? taken(kept) : [])];
  });
};

interface Fresh {
  readonly seat: Seat;
  readonly curse: Curse;
  /** So many of the kind lie there already, or were drawn with it. */
  readonly before: number;
}

/** How a fresh curse lies before its owner; undefined if it is discarded at once. */
const laidOpen = (ctx: Context, { seat, curse, before }: Fresh): Held | undefined => {
  // [TP2] Lost treasure is never had, only resolved: each card takes a treasure.
  if (curse === 'lostTreasure') return awaitsTreasure(ctx, seat, before);
  // [TM1.2] A curse its owner already has, were it only by the card before, is discarded without effect.
  if (before > 0) return undefined;
  switch (curse) {
    case 'brokenDie':
      return breaksDie(ctx, seat);
    case 'soulSwap':
      return awaitsSoul(ctx, seat);
    case 'onYourFeet':
      return { seat, curse, stoodAt: ctx.at };
    default:
      return { seat, curse };
  }
};
