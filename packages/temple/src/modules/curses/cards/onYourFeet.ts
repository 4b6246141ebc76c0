import { type Context, plan } from '../../../context.ts';
import { inside } from '../../../players.ts';
import { holds, type Judged, refuse, type Slice, type StandUp } from '../slice.ts';

/** [TP5] One press stands up again. */
export const standUp = (ctx: Context, { seat }: StandUp, slice: Slice): Judged => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (!holds(slice, seat, 'onYourFeet')) return refuse('notCursed');
  return plan(() => [{ type: 'stoodUp', seat, at: ctx.at }]);
};
