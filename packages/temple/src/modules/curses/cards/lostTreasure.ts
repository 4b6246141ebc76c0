import type { Seat } from '@templefall/kernel';
import { type Context, plan } from '../../../context.ts';
import type { CoreEvent } from '../../../events.ts';
import { choiceRefusal } from '../choice.ts';
import { CHOICE_MS } from '../content.ts';
import { type CurseEvent, type Held, type Judged, type LoseTreasure, refuse, type Slice } from '../slice.ts';

/** [TP2] [TP10] The treasures that could be lost: those not used yet. */
export const treasuresOf = (ctx: Context, seat: Seat): readonly string[] =>
  ctx.ask('cardsOf', { seat, kind: 'treasure' }, []);

/** Without a treasure for it the card just goes; with several different ones its owner chooses, unless all of them go anyway. */
export const awaitsTreasure = (ctx: Context, seat: Seat, before: number): Held | undefined => {
  const treasures = treasuresOf(ctx, seat);
  if (treasures.length <= before) return undefined;
  const isChoice = new Set(treasures).size > 1 && treasures.length > before + 1;
  return { seat, curse: 'lostTreasure', until: isChoice ? ctx.at + CHOICE_MS : ctx.at };
};

/** [TP2] The owner names the treasure to be lost. */
export const loseTreasure = (ctx: Context, { seat, treasure }: LoseTreasure, slice: Slice): Judged => {
  const late = choiceRefusal(ctx, { seat, curse: 'lostTreasure', slice });
  if (late) return late;
  if (!treasuresOf(ctx, seat).includes(treasure)) return refuse('noSuchTreasure');
  return plan(() => lostTreasure(seat, treasure));
};

/** [TP2] The treasure is discarded unused, then the card. */
export const lostTreasure = (seat: Seat, treasure: string | undefined): readonly (CurseEvent | CoreEvent)[] => [
  ...(treasure === undefined
    ? []
    : [{ type: 'cardDiscarded' as const, seat, kind: 'treasure' as const, card: treasure }]),
  { type: 'curseLifted', seat, curse: 'lostTreasure' },
];
