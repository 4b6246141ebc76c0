import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import { activated, openOffer } from '../../../actions/activate.ts';
import { inside, seatsOf } from '../../../actions/present.ts';
import { roomAt } from '../../../board.ts';
import { type Context, plan } from '../../../context.ts';
import { blackDice } from '../../../dice.ts';
import type { Paid } from '../../../events.ts';
import { companions, paidAs, payment, playerOf, times } from '../../../payment.ts';
import type { DieId, Spot } from '../../../vocabulary.ts';
import { MASKS_GIVEN } from '../content.ts';
import {
  type Characters,
  type GiveMasks,
  has,
  type Judged,
  lacks,
  type ReleaseMasks,
  refuse,
  type SeekHelp,
  used,
} from '../slice.ts';
import { joining, placesOfOthers } from './company.ts';

/** [TM7.9] Whose dice are all black goes to where another adventurer is; the dice stay black. */
export const seekHelp = (ctx: Context, { seat, to }: SeekHelp, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'priest', ability: 'permanent' });
  if (lacking) return lacking;
  const place = joining(ctx, seat, to);
  if (!place.ok) return place;
  const player = playerOf(ctx.state, seat);
  if (player.dice.length === 0 || blackDice(player, ctx.at).length < player.dice.length) return refuse('notAllBlack');
  return plan(() => [{ type: 'pawnMoved', seat, to }]);
};

/** [TM7.10] [TA13] Three black masks count as three keys or torches for one gem activation, wherever an adventurer stands. */
export const giveMasks = (ctx: Context, { seat, at, gems, pay }: GiveMasks, slice: Characters): Judged => {
  const masks = masksOf(ctx, seat, slice);
  if (!masks.ok) return masks;
  const payers = payersAt(ctx, seat, at);
  if (!payers) return refuse('nobodyThere');
  const offer = openOffer(ctx, at, gems);
  if (!offer.ok) return offer;
  const rest = times(offer.value.symbol, Math.max(0, offer.value.need - MASKS_GIVEN));
  const others = payment(ctx, payers, rest);
  if (!others.ok) return others;
  const paid = paidAs(ctx, withMasks(others.value, masks.value), pay);
  if (!paid.ok) return paid;
  return plan(() => [activated(ctx, { seat, spot: at, gems, paid: paid.value }), used(seat)], paid.value.dice);
};

/** [TM7.10] Or they are merely released. */
export const releaseMasks = (ctx: Context, { seat, pay }: ReleaseMasks, slice: Characters): Judged => {
  const masks = masksOf(ctx, seat, slice);
  if (!masks.ok) return masks;
  const paid = paidAs(ctx, { dice: masks.value }, pay);
  if (!paid.ok) return paid;
  return plan(() => [{ type: 'diceBlanked', dice: paid.value.dice }, used(seat)], paid.value.dice);
};

export const prayers = (
  ctx: Context,
  me: Seat,
  slice: Characters,
): readonly (SeekHelp | GiveMasks | ReleaseMasks)[] => {
  if (has(slice, me, 'priest', 'permanent'))
    return placesOfOthers(ctx, me).map(to => ({ type: 'seekHelp', seat: me, to }));
  if (!has(slice, me, 'priest', 'activated')) return [];
  const places = [...new Set(ctx.state.players.flatMap(({ spot }) => spot ?? []))];
  const gifts = places.flatMap(at =>
    (roomAt(ctx.state, at)?.tile.offers ?? []).map(({ gems }) => ({ type: 'giveMasks' as const, seat: me, at, gems })),
  );
  return [...gifts.reverse(), { type: 'releaseMasks', seat: me }];
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

/** Who pays the rest: those who share there, the priest first if they are there; undefined where nobody is. */
const payersAt = (ctx: Context, priest: Seat, at: Spot): readonly Seat[] | undefined => {
  if (playerOf(ctx.state, priest).spot === at) return companions(ctx, priest);
  const there = seatsOf(ctx).filter(seat => playerOf(ctx.state, seat).spot === at);
  return there.length === 0 ? undefined : there.filter(seat => playerOf(ctx.state, seat).sharing);
};

const withMasks = (paid: Paid, masks: readonly DieId[]): Paid => ({ ...paid, dice: [...masks, ...paid.dice] });
