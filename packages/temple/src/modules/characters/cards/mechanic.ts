import type { Seat } from '@templefall/kernel';
import { thrown } from '../../../actions/roll.ts';
import { joining, placesOfOthers } from '../../../company.ts';
import { type Context, plan } from '../../../context.ts';
import type { CoreEvent } from '../../../events.ts';
import { paymentAs } from '../../../payment.ts';
import { playerOf, seatsOf } from '../../../players.ts';
import type { DieId } from '../../../vocabulary.ts';
import { JOIN_COST } from '../content.ts';
import { type Characters, has, type JoinOthers, type Judged, lacks, used } from '../slice.ts';

/** [TM7.11] Gold masks that were used as keys are rolled again at once, unless their owner left or cannot roll now. */
export const rolledAgain = (ctx: Context, dice: readonly DieId[], slice: Characters): readonly CoreEvent[] =>
  seatsOf(ctx).flatMap(seat => {
    if (!has(slice, seat, 'mechanic', 'permanent')) return [];
    const { dice: own, spot } = playerOf(ctx.state, seat);
    const again = own.map(({ id }) => id).filter(id => dice.includes(id));
    if (again.length === 0 || spot === undefined || ctx.ask('refusesRoll', { seat }, undefined)) return [];
    // It is no haste of theirs (TM1.8): as if they had waited a whole roll's time.
    return [thrown(ctx, { seat, dice: again, waited: ctx.state.pace.rollMs, isForced: true })];
  });

/** [TM7.12] For two keys to any place where another adventurer is. */
export const joinOthers = (ctx: Context, { seat, to, pay }: JoinOthers, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'mechanic', ability: 'activated' });
  if (lacking) return lacking;
  const place = joining(ctx, seat, to);
  if (!place.ok) return place;
  const paid = paymentAs(ctx, { payers: [seat], cost: JOIN_COST, pay });
  if (!paid.ok) return paid;
  return plan(() => [{ type: 'pawnMoved', seat, to, paid: paid.value }, used(ctx, seat)], paid.value.dice);
};

export const joins = (ctx: Context, me: Seat, slice: Characters): readonly JoinOthers[] =>
  has(slice, me, 'mechanic', 'activated')
    ? placesOfOthers(ctx, me).map(to => ({ type: 'joinOthers', seat: me, to }))
    : [];
