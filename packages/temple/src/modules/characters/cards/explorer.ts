import type { Seat } from '@templefall/kernel';
import { exchanged } from '../../../actions/discover.ts';
import { neighbours, roomAt } from '../../../board.ts';
import { type Context, plan } from '../../../context.ts';
import { paymentAs } from '../../../payment.ts';
import { inside } from '../../../players.ts';
import type { Spot } from '../../../vocabulary.ts';
import { DASH_COST, DASH_ROOMS } from '../content.ts';
import { type Characters, type Dash, has, type Judged, lacks, type PutBack, refuse, used } from '../slice.ts';

/** [TM7.3] [TM7.16] The room that was drawn goes under the stack, and the next that fits must be laid. */
export const putBack = (ctx: Context, { seat }: PutBack, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'explorer', ability: 'permanent' });
  if (lacking) return lacking;
  const { drawn } = ctx.state;
  // [TM7.16] Three seconds, by the stamp.
  if (drawn?.seat !== seat || ctx.at >= drawn.until) return refuse('noDrawnRoom');
  return plan(() => exchanged(ctx, drawn));
};

/** [TM7.4] Up to three rooms through passages for three adventurers; of several ways, the shortest is walked. */
export const dash = (ctx: Context, { seat, to, pay }: Dash, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'explorer', ability: 'activated' });
  if (lacking) return lacking;
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const way = ways(ctx, player.value.spot).get(to);
  if (!way) return refuse('tooFar', { rooms: DASH_ROOMS });
  const barred = ctx.ask('refusesStep', { seat, step: 'walk' }, undefined);
  if (barred) return { ok: false, error: barred };
  const payable = paymentAs(ctx, { payers: [seat], cost: DASH_COST, pay });
  if (!payable.ok) return payable;
  const paid = payable.value;
  // Room by room: each is entered on the way.
  return plan(
    () => [
      ...way.map((spot, step) => ({ type: 'pawnMoved' as const, seat, to: spot, ...(step === 0 && { paid }) })),
      used(ctx, seat),
    ],
    paid.dice,
  );
};

export const dashes = (ctx: Context, me: Seat, slice: Characters): readonly Dash[] => {
  const spot = ctx.state.players[me]?.spot;
  if (spot === undefined || !has(slice, me, 'explorer', 'activated')) return [];
  return [...ways(ctx, spot).keys()].map(to => ({ type: 'dash', seat: me, to }));
};

/** Every spot in reach with the shortest way there. */
const ways = (ctx: Context, from: Spot): ReadonlyMap<Spot, readonly Spot[]> => {
  const found = new Map<Spot, readonly Spot[]>([[from, []]]);
  for (const [spot, way] of found) {
    if (way.length === DASH_ROOMS) continue;
    for (const next of neighbours(ctx, ctx.state.rooms, spot))
      if (!found.has(next) && roomAt(ctx.state, next)?.tile.cost) found.set(next, [...way, next]);
  }
  found.delete(from);
  return found;
};
