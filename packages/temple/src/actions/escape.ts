import { isExit } from '../board.ts';
import type { Escape, GiveDie } from '../commands.ts';
import { type Action, type Context, plan } from '../context.ts';
import type { CoreEvent } from '../events.ts';
import { paymentAs, times } from '../payment.ts';
import { inside, isLastInside, playerOf, seatsOf } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Cost } from '../vocabulary.ts';

/** [TA10] Keys equal to the gems in the depot plus one, with one's own dice alone, in the exit room. */
export const keysToEscape = (ctx: Context): number => ctx.ask('keysToEscape', null, ctx.state.depot + 1);
export const escapeCost = (ctx: Context): Cost => times('K', keysToEscape(ctx));

export const leave: Action<Escape> = {
  offers: (_ctx, me) => [{ type: 'escape', seat: me }],
  law: (ctx, { seat, pay }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    if (!isExit(ctx.state.rooms, player.value.spot)) return refuse('notAtExit');
    const barred = ctx.ask('refusesEscape', { seat }, undefined);
    if (barred) return { ok: false, error: barred };
    const paid = paymentAs(ctx, { payers: [seat], cost: escapeCost(ctx), pay });
    if (!paid.ok) return paid;
    return plan(() => {
      const left: CoreEvent = { type: 'escaped', seat, at: ctx.at, paid: paid.value };
      // [TT5] The last one out wins the game at once.
      return isLastInside(ctx.state, seat) ? [left, { type: 'ended', ending: 'escaped' }] : [left];
    }, paid.value.dice);
  },
};

/** [TA11] Whoever escaped may give one die to somebody still inside, once. It arrives blank. */
export const giveDie: Action<GiveDie> = {
  offers: (ctx, me) => seatsOf(ctx).map(to => ({ type: 'giveDie', seat: me, to })),
  law: ({ state }, { seat, to }) => {
    const giver = playerOf(state, seat);
    const taker = state.players[to];
    if (!taker) return refuse('noSuchSeat');
    if (giver.spot !== undefined) return refuse('stillInside');
    if (giver.gave) return refuse('alreadyGave');
    if (taker.spot === undefined) return refuse('escaped');
    const [die] = giver.dice;
    if (!die) return refuse('noDice');
    return plan(() => [{ type: 'dieGiven', seat, to, die: die.id }]);
  },
};
