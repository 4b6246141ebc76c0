import type { Refusal, Seat } from '@templefall/kernel';
import { must, ok, type Result } from '@templefall/kit';
import { activated, jointlyActivated, openOffer } from '../../../actions/activate.ts';
import { frontOf, roomAt } from '../../../board.ts';
import { payersAt, seatsAt } from '../../../company.ts';
import { type Context, plan } from '../../../context.ts';
import { blackDice } from '../../../dice.ts';
import type { CoreEvent, Paid } from '../../../events.ts';
import { paidAs, payment, times } from '../../../payment.ts';
import { inside } from '../../../players.ts';
import type { JointOffer } from '../../../questions.ts';
import type { Cost, DieId, DieSymbol, Spot } from '../../../vocabulary.ts';
import { GIVEN_AS, MASKS_GIVEN } from '../content.ts';
import { type Characters, type GiveMasks, type Judged, lacks, type ReleaseMasks, refuse, used } from '../slice.ts';

/** [TM7.10] [TA13] Three black masks count as three keys or torches for one gem activation, wherever an adventurer stands. */
export const giveMasks = (ctx: Context, { seat, at, gems, pay }: GiveMasks, slice: Characters): Judged => {
  const masks = masksOf(ctx, seat, slice);
  if (!masks.ok) return masks;
  if (seatsAt(ctx, [at]).length === 0) return refuse('nobodyThere');
  const aims = activationsAt(ctx, at, gems);
  if (!aims.ok) return aims;
  // Of several rooms that could be lit together the first is, for which the dice suffice.
  const tries = aims.value.map(aim => ({ aim, rest: restPaid(ctx, payersAt(ctx, seat, aim.places), aim.cost) }));
  const { aim, rest } = tries.find(one => one.rest.ok) ?? must(tries[0], 'an activation');
  if (!rest.ok) return rest;
  const paid = paidAs(ctx, { ...rest.value, dice: [...masks.value, ...rest.value.dice] }, pay);
  if (!paid.ok) return paid;
  return plan(() => [...aim.happens(seat, paid.value), used(ctx, seat)], paid.value.dice);
};

/** [TM7.10] Or they are merely released. */
export const releaseMasks = (ctx: Context, { seat, pay }: ReleaseMasks, slice: Characters): Judged => {
  const masks = masksOf(ctx, seat, slice);
  if (!masks.ok) return masks;
  const paid = paidAs(ctx, { dice: masks.value }, pay);
  if (!paid.ok) return paid;
  return plan(() => [{ type: 'diceBlanked', dice: paid.value.dice }, used(ctx, seat)], paid.value.dice);
};

/** Wherever somebody stands; merely released last. */
export const gifts = (ctx: Context, me: Seat): readonly (GiveMasks | ReleaseMasks)[] => {
  const places = [...new Set(ctx.state.players.flatMap(({ spot }) => spot ?? []))];
  const given = places.flatMap(at => gemsAt(ctx, at).map(gems => ({ type: 'giveMasks' as const, seat: me, at, gems })));
  return [...given.reverse(), { type: 'releaseMasks', seat: me }];
};

/** The three black dice to be used. */
const masksOf = (ctx: Context, seat: Seat, slice: Characters): Result<readonly DieId[], Refusal> => {
  const lacking = lacks(slice, { seat, character: 'priest', ability: 'activated' });
  if (lacking) return lacking;
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const masks = blackDice(player.value, ctx.at).map(die => die.id);
  return masks.length < MASKS_GIVEN ? refuse('needsMasks', { masks: MASKS_GIVEN }) : ok(masks.slice(0, MASKS_GIVEN));
};

/** What is activated: its cost, the places whose adventurers pay, and what happens then. */
interface Activation {
  readonly cost: Cost;
  readonly places: readonly Spot[];
  readonly happens: (seat: Seat, paid: Paid) => readonly CoreEvent[];
}

/** A room's own gems, or those it gives together with another. */
const activationsAt = (ctx: Context, at: Spot, gems: number): Result<readonly Activation[], Refusal> => {
  const joint = ctx.ask('jointOffers', { at }, []).filter(({ rooms }) => rooms.length === gems);
  if (joint.length > 0)
    return ctx.state.depot === 0 ? refuse('depotEmpty') : ok(joint.map(offer => jointActivation(ctx, offer)));
  const offer = openOffer(ctx, at, gems);
  if (!offer.ok) return offer;
  const { symbol, need } = offer.value;
  const happens: Activation['happens'] = (seat, paid) => [activated(ctx, { seat, spot: at, gems, paid })];
  return ok([{ cost: times(symbol, need), places: [at], happens }]);
};

const jointActivation = (ctx: Context, { cost, rooms }: JointOffer): Activation => ({
  cost,
  places: rooms.map(frontOf),
  happens: (seat, paid) => jointlyActivated(ctx, { seat, rooms, paid }),
});

const gemsAt = (ctx: Context, at: Spot): readonly number[] => [
  ...(roomAt(ctx.state, at)?.tile.offers ?? []).map(({ gems }) => gems),
  ...new Set(ctx.ask('jointOffers', { at }, []).map(({ rooms }) => rooms.length)),
];

/** What is left to pay besides three keys or three torches, whichever suffices; keys are tried first. */
const restPaid = (ctx: Context, payers: readonly Seat[], cost: Cost): Result<Paid, Refusal> => {
  const gifts = GIVEN_AS.filter(symbol => cost.includes(symbol));
  const tries = gifts.map(symbol => payment(ctx, payers, less(cost, symbol)));
  return tries.find(one => one.ok) ?? tries[0] ?? refuse('cannotPay');
};

const less = (cost: Cost, given: DieSymbol): Cost => {
  const rest = cost.filter(symbol => symbol === given).slice(MASKS_GIVEN);
  return [...cost.filter(symbol => symbol !== given), ...rest];
};
