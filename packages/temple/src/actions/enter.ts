import type { Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import { neighbours, roomAt } from '../board.ts';
import type { Enter } from '../commands.ts';
import { type Action, type Context, plan, type Refused } from '../context.ts';
import { paymentAs } from '../payment.ts';
import { inside } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Cost, Spot } from '../vocabulary.ts';

/** [TA1] [TA2] One's adventurer goes through a passage into a neighbouring room, for the cost on its plaque. */
export const enter: Action<Enter> = {
  offers: (ctx, me) => {
    const spot = ctx.state.players[me]?.spot;
    if (spot === undefined) return [];
    const loads = [undefined, ...ctx.ask('loads', { seat: me }, []).map(load => load.id)];
    return neighbours(ctx, ctx.state.rooms, spot).flatMap(to =>
      [undefined, ...ctx.ask('entryWays', { seat: me, to }, []).map(way => way.id)].flatMap(way =>
        loads.map(load => ({ type: 'enter' as const, seat: me, to, ...(way && { way }), ...(load && { load }) })),
      ),
    );
  },

  law: (ctx, { seat, to, way, load, pay }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    if (!neighbours(ctx, ctx.state.rooms, player.value.spot).includes(to)) return refuse('noPassage');
    const barred = ctx.ask('refusesStep', { seat, step: 'enter' }, undefined);
    if (barred) return { ok: false, error: barred };
    const cost = entryCost(ctx, { seat, to, way, load });
    if (!cost.ok) return cost;
    const paid = paymentAs(ctx, { payers: [seat], cost: cost.value, pay });
    if (!paid.ok) return paid;
    return plan(
      () => [{ type: 'entered', seat, to, paid: paid.value, ...(way && { way }), ...(load && { load }) }],
      paid.value.dice,
    );
  },
};

interface Entry {
  readonly seat: Seat;
  readonly to: Spot;
  readonly way: string | undefined;
  readonly load: string | undefined;
}

const entryCost = (ctx: Context, { seat, to, way, load }: Entry): Result<Cost, Refused['error']> => {
  const printed = roomAt(ctx.state, to)?.tile.cost;
  if (!printed) return refuse('neverEntered');
  const chosen = way === undefined ? printed : ctx.ask('entryWays', { seat, to }, []).find(one => one.id === way)?.cost;
  if (!chosen) return refuse('unknownWay');
  const carried = load === undefined ? undefined : ctx.ask('loads', { seat }, []).find(one => one.id === load);
  if (load !== undefined && !carried) return refuse('unknownLoad');
  return ok([...chosen, ...(carried?.adds ?? [])]);
};
