import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { playerOf } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { SIDES } from '../vocabulary.ts';
import { ended, notIn, unknown } from './guards.ts';

/** [WS4] Each player picks a different side of the temple; first come, first served. */
export const chooseSide = (ctx: Context, { seat, side }: CommandOf<'chooseSide'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('side', SIDES, side) ??
      notIn(ctx, 'sides') ??
      sideChosen(ctx, seat) ??
      sideTaken(ctx, side),
    () => [{ type: 'sideChosen', seat, side }],
  );

const sideChosen = ({ state }: Context, seat: CommandOf<'chooseSide'>['seat']): CoreRefusal | undefined =>
  playerOf(state, seat).place === undefined ? undefined : refuse('sideChosen');

const sideTaken = ({ state }: Context, side: string): CoreRefusal | undefined =>
  state.players.some(({ place }) => place?.type === 'outside' && place.side === side)
    ? refuse('sideTaken', { side })
    : undefined;
