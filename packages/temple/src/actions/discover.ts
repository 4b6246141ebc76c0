import { beyond, cellOf, doorwaysOf } from '../board.ts';
import type { Discover, LayRoom } from '../commands.ts';
import { DISCOVER_COST, DRAWN_MS } from '../content/numbers.ts';
import { type Action, type Context, plan } from '../context.ts';
import type { CoreEvent } from '../events.ts';
import { evolveCore } from '../evolve.ts';
import { paymentAs } from '../payment.ts';
import { inside } from '../players.ts';
import { refuse } from '../refusals.ts';
import { findRoom, type Place, roomFacing, seals } from '../sealing.ts';
import type { DrawnRoom } from '../state.ts';

/** [TA3] Two adventurers lay the top room of the stack beyond a doorway that faces an empty cell. Nobody moves. */
export const discover: Action<Discover> = {
  offers: ({ state }, me) => {
    const spot = state.players[me]?.spot;
    return spot === undefined ? [] : doorwaysOf(state.rooms, spot).map(side => ({ type: 'discover', seat: me, side }));
  },

  law: (ctx, { seat, side, pay }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    const { spot } = player.value;
    const { rooms, stack, drawn } = ctx.state;

    if (!doorwaysOf(rooms, spot).includes(side)) return refuse('noDoorway');
    const cell = beyond(cellOf(spot), side);
    // [TB3] A doorway that faces a laid room leads to that room or nowhere.
    if (rooms[cell]) return refuse('alreadyLaid');
    // [TB5]
    if (stack.size === 0) return refuse('stackEmpty');
    // [TM7.16] Whoever looks at a room they drew lays it first, and nobody else lays one where it is to lie.
    if (drawn && (drawn.seat === seat || placeOf(drawn).cell === cell)) return refuse('drawOpen');
    const barred = ctx.ask('refusesStep', { seat, step: 'discover' }, undefined);
    if (barred) return { ok: false, error: barred };
    const payable = paymentAs(ctx, { payers: [seat], cost: DISCOVER_COST, pay });
    if (!payable.ok) return payable;
    const paid = payable.value;

    return plan(() => {
      const { tile, skipped, forced } = findRoom(ctx, { cell, side });
      if (!forced && ctx.ask('mayPutBack', { seat }, false))
        return [
          { type: 'roomDrawn', drawn: { seat, from: spot, side, tile, until: ctx.at + DRAWN_MS }, skipped, paid },
        ];
      const { turn } = roomFacing(tile, side);
      return [{ type: 'roomLaid', cell, tile, turn, skipped, seat, paid, ...(forced && { forced }) }];
    }, paid.dice);
  },
};

/** The drawer of a room lays it before the time to put it back is over. */
export const layRoom: Action<LayRoom> = {
  offers: (_ctx, me) => [{ type: 'layRoom', seat: me }],
  law: (ctx, { seat }) => {
    const { drawn } = ctx.state;
    if (drawn?.seat !== seat) return refuse('noDrawnRoom');
    return plan(() => laid(ctx, drawn));
  },
};

/** A drawn room is laid; if it would close the last doorway by now (TB6), for others went on meanwhile, another is. */
export const laid = (ctx: Context, drawn: DrawnRoom): readonly CoreEvent[] => {
  const { seat, tile, side } = drawn;
  const { cell } = placeOf(drawn);
  if (seals(ctx, { cell, side }, tile)) return exchanged(ctx, drawn);
  return [{ type: 'roomLaid', cell, tile, turn: roomFacing(tile, side).turn, skipped: 0, seat }];
};

/** [TM7.3] A drawn room goes under the stack, and the next that fits is laid in its place. */
export const exchanged = (ctx: Context, drawn: DrawnRoom): readonly CoreEvent[] => {
  const { seat, side } = drawn;
  const place = placeOf(drawn);
  const back: CoreEvent = { type: 'roomPutBack', seat, tile: drawn.tile.id };
  const { tile, skipped, forced } = findRoom(ctx.within(evolveCore(ctx.state, back)), place);
  const { turn } = roomFacing(tile, side);
  return [back, { type: 'roomLaid', cell: place.cell, tile, turn, skipped, seat, ...(forced && { forced }) }];
};

const placeOf = ({ from, side }: DrawnRoom): Place => ({ cell: beyond(cellOf(from), side), side });
