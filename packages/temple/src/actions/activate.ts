import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import { cellOf, isBack, roomAt } from '../board.ts';
import type { Activate } from '../commands.ts';
import { payersAt } from '../company.ts';
import type { GemOffer } from '../content/tiles.ts';
import { type Action, type Context, plan } from '../context.ts';
import type { CoreEvent, Paid } from '../events.ts';
import { paymentAs, times } from '../payment.ts';
import { inside } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Cell, Spot } from '../vocabulary.ts';

/** [TA5] [TA6] [TA7] Everyone in the room combines dice to move gems from the depot onto it. */
export const activate: Action<Activate> = {
  offers: ({ state }, me) => {
    const spot = state.players[me]?.spot;
    const offers = spot === undefined ? [] : (roomAt(state, spot)?.tile.offers ?? []);
    return offers.map(({ gems }) => ({ type: 'activate' as const, seat: me, gems })).reverse();
  },

  law: (ctx, { seat, gems, pay }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    const { spot } = player.value;
    const offer = openOffer(ctx, spot, gems);
    if (!offer.ok) return offer;
    const cost = times(offer.value.symbol, offer.value.need);
    const paid = paymentAs(ctx, { payers: payersAt(ctx, seat, [spot]), cost, pay });
    if (!paid.ok) return paid;
    return plan(() => [activated(ctx, { seat, spot, gems, paid: paid.value })], paid.value.dice);
  },
};

/** The offer of so many gems at this spot, if it can still be taken. */
export const openOffer = ({ state }: Context, spot: Spot, gems: number): Result<GemOffer, Refusal> => {
  const room = roomAt(state, spot);
  const offer = room?.tile.offers?.find(one => one.gems === gems);
  // [TM4.4] The gems of a divided room are in its back part.
  if (!room || !offer || isBack(spot) !== (room.tile.back !== undefined)) return refuse('noGems');
  // [TA8]
  if (room.gems > 0) return refuse('gemsTaken');
  // [TA9]
  if (state.depot === 0) return refuse('depotEmpty');
  return ok(offer);
};

interface Activation {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly gems: number;
  readonly paid: Paid;
}

/** [TA9] No more gems move than the depot holds. */
export const activated = ({ state }: Context, { seat, spot, gems, paid }: Activation): CoreEvent => ({
  type: 'gemsActivated',
  seat,
  cell: cellOf(spot),
  gems: Math.min(gems, state.depot),
  paid,
});

interface JointActivation {
  readonly seat: Seat;
  readonly rooms: readonly Cell[];
  readonly paid: Paid;
}

/** [TM4.2] One payment, and a gem to each of several rooms, as far as the depot reaches (TA9). */
export const jointlyActivated = ({ state }: Context, { seat, rooms, paid }: JointActivation): readonly CoreEvent[] =>
  rooms.slice(0, state.depot).map((cell, index) => ({
    type: 'gemsActivated',
    seat,
    cell,
    gems: 1,
    paid: index === 0 ? paid : { dice: [] },
  }));
