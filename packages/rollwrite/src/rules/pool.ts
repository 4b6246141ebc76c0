import type { Seat } from '@templefall/kernel';
import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { sorted, without } from '../dice.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { FACES, type Face } from '../vocabulary.ts';
import { ended, notIn, unknown } from './guards.ts';

/** [WP1] Clockwise from the left of the player in turn, each other player takes one or two dice from the pool. */
export const takeDice = (ctx: Context, { seat, faces }: CommandOf<'takeDice'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('faces', FACES, ...faces) ??
      notIn(ctx, 'sharing') ??
      notNext(ctx, seat) ??
      shareRefused(faces, { pool: ctx.state.pool, after: ctx.state.takers.length - 1 }),
    () => [{ type: 'diceTaken', seat, faces: sorted(faces) }],
  );

/** [WP2] A second die may be taken only if one is left for every player still to choose; one must be taken. */
export const shareRefused = (
  faces: readonly Face[],
  { pool, after }: { readonly pool: readonly Face[]; readonly after: number },
): CoreRefusal | undefined => {
  if (faces.length < 1 || faces.length > 2) return refuse('oneOrTwoDice');
  if (!without(pool, faces)) return refuse('notInPool');
  if (faces.length === 2 && pool.length - 2 < after) return refuse('leaveOneForEach', { players: after });
  return undefined;
};

const notNext = ({ state }: Context, seat: Seat): CoreRefusal | undefined => {
  const [next] = state.takers;
  return next === seat ? undefined : refuse('notYourTurn', next === undefined ? undefined : { active: next });
};
