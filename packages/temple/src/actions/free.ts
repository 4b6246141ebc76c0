import type { Seat } from '@templefall/kernel';
import type { Free } from '../commands.ts';
import { FREED_BY_GOLD } from '../content/numbers.ts';
import { type Action, type Context, plan } from '../context.ts';
import { blackDice } from '../dice.ts';
import { paymentAs } from '../payment.ts';
import { inside, playerOf, seatsOf } from '../players.ts';
import { refuse } from '../refusals.ts';

/** [TD3] [TD8] A gold mask frees black dice of its owner, or of one other player in the same room. */
export const free: Action<Free> = {
  /** Oneself first, then friends, as many dice as possible first; last, a friend's mask for oneself. */
  offers: (ctx, me) => {
    const others = seatsOf(ctx).filter(seat => seat !== me);
    const pairs = [[me, me], ...others.map(helped => [me, helped]), ...others.map(owner => [owner, me])] as [
      Seat,
      Seat,
    ][];
    return pairs.flatMap(([owner, helped]) => {
      const most = Math.min(freedBy(ctx, owner), blackDice(playerOf(ctx.state, helped), ctx.at).length);
      return Array.from({ length: most }, (_, less) => ({
        type: 'free' as const,
        seat: me,
        owner,
        helped,
        count: most - less,
      }));
    });
  },

  law: (ctx, { seat, owner, helped, count, pay }) => {
    if (!ctx.state.players[owner] || !ctx.state.players[helped]) return refuse('noSuchSeat');
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    const giver = playerOf(ctx.state, owner);
    const taker = playerOf(ctx.state, helped);
    if (giver.spot !== player.value.spot || taker.spot !== player.value.spot) return refuse('notInRoom');
    // [TD8] Only the owner and whoever is to be helped may use the mask; the latter not against the owner's will.
    if (seat !== owner && (seat !== helped || !giver.sharing)) return refuse('notSharing');
    const black = blackDice(taker, ctx.at);
    if (black.length === 0) return refuse('noBlackDice');
    if (!Number.isInteger(count) || count < 1 || count > Math.min(freedBy(ctx, owner), black.length))
      return refuse('tooMany');
    const paid = paymentAs(ctx, { payers: [owner], cost: ['G'], pay });
    if (!paid.ok) return refuse(paid.error.code === 'cannotPay' ? 'noGoldMask' : 'otherPayment');
    return plan(
      () => [
        { type: 'diceFreed', seat, owner, helped, dice: black.slice(0, count).map(die => die.id), paid: paid.value },
      ],
      paid.value.dice,
    );
  },
};

const freedBy = (ctx: Context, owner: Seat): number =>
  ctx.ask('isGoldWeak', { seat: owner }, false) ? 1 : ctx.ask('freedByGold', { seat: owner }, FREED_BY_GOLD);
