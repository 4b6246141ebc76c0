import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import { inside } from '../../../actions/present.ts';
import type { Context } from '../../../context.ts';
import type { Spot } from '../../../vocabulary.ts';
import { refuse } from '../slice.ts';

/** Where another adventurer stands: whoever goes there arrives at their side, in their part of the room (TM4.10). */
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
