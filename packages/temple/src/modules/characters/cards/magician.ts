import type { Seat } from '@templefall/kernel';
import { beyond, cellOf, isDoorway, opposite, passage, roomAt, spotAt } from '../../../board.ts';
import { type Context, plan } from '../../../context.ts';
import { paymentAs } from '../../../payment.ts';
import { inside } from '../../../players.ts';
import type { EntryWay } from '../../../questions.ts';
import type { Room } from '../../../state.ts';
import { SIDES, type Side, type Spot } from '../../../vocabulary.ts';
import { MAGIC_COST, WALL_COST } from '../content.ts';
import { type Characters, type CrossWall, has, type Judged, lacks, refuse, used } from '../slice.ts';

/** [TM7.13] Two adventurers instead of whatever the plaque says; where it says the same there is nothing to choose. */
export const magicWay = ({ state }: Context, to: Spot): readonly EntryWay[] =>
  roomAt(state, to)?.tile.cost?.join() === MAGIC_COST.join() ? [] : [{ id: 'magic', cost: MAGIC_COST }];

/** [TM7.14] For two adventurers through any wall, but none of a double room's, nor into a room that nobody enters. */
export const crossWall = (ctx: Context, { seat, side, pay }: CrossWall, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'magician', ability: 'activated' });
  if (lacking) return lacking;
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const { spot } = player.value;
  const { rooms } = ctx.state;
  if (!SIDES.includes(side)) return refuse('noSuchRoom');
  const cell = cellOf(spot);
  const next = beyond(cell, side);
  const [here, there] = [rooms[cell], rooms[next]];
  if (!here || !there) return refuse('noSuchRoom');
  if (passage(ctx, rooms, spot, side)) return refuse('noWall');
  if (!there.tile.cost) return refuse('neverEntered');
  if (isDoubleWall(here, side) || isDoubleWall(there, opposite(side))) return refuse('doubleRoomWall');
  if (spotAt(cell, here, side) !== spot) return refuse('doubleRoomWall');
  const barred = ctx.ask('refusesStep', { seat, step: 'walk' }, undefined);
  if (barred) return { ok: false, error: barred };
  const paid = paymentAs(ctx, { payers: [seat], cost: WALL_COST, pay });
  if (!paid.ok) return paid;
  const to = spotAt(next, there, opposite(side));
  return plan(() => [{ type: 'pawnMoved', seat, to, paid: paid.value }, used(ctx, seat)], paid.value.dice);
};

export const crossings = (_ctx: Context, me: Seat, slice: Characters): readonly CrossWall[] =>
  has(slice, me, 'magician', 'activated') ? SIDES.map(side => ({ type: 'crossWall', seat: me, side })) : [];

const isDoubleWall = (room: Room, side: Side): boolean => room.tile.back !== undefined && !isDoorway(room, side);
