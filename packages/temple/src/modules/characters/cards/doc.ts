import type { Seat } from '@templefall/kernel';
import { type Context, plan } from '../../../context.ts';
import { blackDice } from '../../../dice.ts';
import { paymentAs } from '../../../payment.ts';
import { inside, seatsOf } from '../../../players.ts';
import { CURE_COST } from '../content.ts';
import { type Characters, type Cure, has, type Judged, lacks, refuse, used } from '../slice.ts';

/** [TM7.6] For two gold masks all black dice of one other player, wherever they are, become blank. */
export const cure = (ctx: Context, { seat, helped, pay }: Cure, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'doc', ability: 'activated' });
  if (lacking) return lacking;
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (helped === seat) return refuse('helpOthers');
  if (!ctx.state.players[helped]) return refuse('noSuchSeat');
  const friend = inside(ctx, helped);
  if (!friend.ok) return friend;
  const dice = blackDice(friend.value, ctx.at).map(die => die.id);
  if (dice.length === 0) return refuse('noBlackDice');
  const paid = paymentAs(ctx, { payers: [seat], cost: CURE_COST, pay });
  if (!paid.ok) return paid;
  return plan(
    () => [{ type: 'diceFreed', seat, owner: seat, helped, dice, paid: paid.value }, used(ctx, seat)],
    paid.value.dice,
  );
};

export const cures = (ctx: Context, me: Seat, slice: Characters): readonly Cure[] =>
  has(slice, me, 'doc', 'activated') ? seatsOf(ctx).map(helped => ({ type: 'cure', seat: me, helped })) : [];
