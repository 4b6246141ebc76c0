import type { Refusal, Seat } from '@templefall/kernel';
import type { Err } from '@templefall/kit';
import type { Context } from '../../context.ts';
import { inside } from '../../players.ts';
import type { Curse } from './content.ts';
import { heldBy, refuse, type Slice } from './slice.ts';

/** [TT9] Why a player cannot answer what a card asks them, by the stamp; undefined if they can. */
export const choiceRefusal = (
  ctx: Context,
  { seat, curse, slice }: { readonly seat: Seat; readonly curse: Curse; readonly slice: Slice },
): Err<Refusal> | undefined => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const until = heldBy(slice, seat, curse)?.until;
  return until === undefined || ctx.at >= until ? refuse('nothingToName') : undefined;
};
