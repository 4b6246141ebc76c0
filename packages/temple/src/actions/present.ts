import type { Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import type { Context, Refused } from '../context.ts';
import { playerOf } from '../payment.ts';
import { refuse } from '../refusals.ts';
import type { Player } from '../state.ts';
import type { Spot } from '../vocabulary.ts';

export type Adventurer = Player & { readonly spot: Spot };

/** [TA12] Whoever acts in the temple must still be in it. */
export const inside = (ctx: Context, seat: Seat): Result<Adventurer, Refused['error']> => {
  const player = playerOf(ctx.state, seat);
  return isInside(player) ? ok(player) : refuse('escaped');
};

const isInside = (player: Player): player is Adventurer => player.spot !== undefined;

export const seatsOf = (ctx: Context): readonly Seat[] => ctx.state.players.map((_, index) => index as Seat);
