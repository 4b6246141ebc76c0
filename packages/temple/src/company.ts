import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import type { Context } from './context.ts';
import { inside, playerOf, seatsOf } from './players.ts';
import { refuse } from './refusals.ts';
import type { Spot } from './vocabulary.ts';

/** Who stands at one of these places, in seat order. */
export const seatsAt = (ctx: Context, places: readonly Spot[]): readonly Seat[] =>
  seatsOf(ctx).filter(seat => {
    const { spot } = playerOf(ctx.state, seat);
    return spot !== undefined && places.includes(spot);
  });

/** [TA6] Who pays for what is done together at these places: whoever acts, if they are there, then everyone who shares. */
export const payersAt = (ctx: Context, actor: Seat, places: readonly Spot[]): readonly Seat[] => {
  const there = seatsAt(ctx, places);
  const others = there.filter(seat => seat !== actor && playerOf(ctx.state, seat).sharing);
  return there.includes(actor) ? [actor, ...others] : others;
};

/** Where other adventurers stand: whoever goes there arrives at their side, in their part of the room (TM4.10). */
export const placesOfOthers = ({ state }: Context, me: Seat): readonly Spot[] => [
  ...new Set(state.players.flatMap(({ spot }, seat) => (spot !== undefined && seat !== me ? [spot] : []))),
];

/** Whether a player may go and join somebody there. */
export const joining = (ctx: Context, seat: Seat, to: Spot): Result<Spot, Refusal> => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (player.value.spot === to) return refuse('alreadyThere');
  return placesOfOthers(ctx, seat).includes(to) ? ok(to) : refuse('nobodyThere');
};
