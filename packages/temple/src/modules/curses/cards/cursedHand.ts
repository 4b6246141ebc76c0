import { type Context, plan } from '../../../context.ts';
import { inside } from '../../../players.ts';
import { holds, type Judged, refuse, type SetHand, type Slice } from '../slice.ts';

/** [TM1.9] A hand on the head: a key or a hand on the screen held down. */
export const setHand = (ctx: Context, { seat, down }: SetHand, slice: Slice): Judged => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (!holds(slice, seat, 'cursedHand')) return refuse('notCursed');
  return plan(() => [{ type: 'handSet', seat, down }]);
};
