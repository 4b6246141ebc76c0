import type { Seat } from '@templefall/kernel';
import { CENTRE, cellOf, frontOf, neighbours, roomAt } from '../../../board.ts';
import { type Context, plan } from '../../../context.ts';
import { paymentAs } from '../../../payment.ts';
import { inside } from '../../../players.ts';
import type { Cell, Spot } from '../../../vocabulary.ts';
import { GHOST_ROOM, PUSH_COST } from '../content.ts';
import { done, type Judged, type PushGhost, type QuestEvent, type Quests, refuse } from '../slice.ts';

/** [TM6.6] For two torches of one's own the ghost goes through a passage into a neighbouring room. */
export const pushGhost = (ctx: Context, { seat, to, pay }: PushGhost, { ghost }: Quests): Judged => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (ghost === undefined) return refuse('noGhost');
  if (player.value.spot !== ghost) return refuse('ghostElsewhere');
  if (!neighbours(ctx, ctx.state.rooms, ghost).includes(to)) return refuse('noPassage');
  if (!mayHaunt(ctx, to)) return refuse('neverEntered');
  const paid = paymentAs(ctx, { payers: [seat], cost: PUSH_COST, pay });
  if (!paid.ok) return paid;
  return plan(
    () => [{ type: 'ghostPushed', seat, to, paid: paid.value }, ...(isGhostRoom(ctx, to) ? [done(GHOST_ROOM)] : [])],
    paid.value.dice,
  );
};

export const pushes = (ctx: Context, me: Seat, { ghost }: Quests): readonly PushGhost[] =>
  ghost === undefined || ctx.state.players[me]?.spot !== ghost
    ? []
    : neighbours(ctx, ctx.state.rooms, ghost).map(to => ({ type: 'pushGhost', seat: me, to }));

/** [TM6.6] [TM3.7] It appears in the start room, and comes back there from a room that vanishes. */
export const ghostAppears: QuestEvent = { type: 'ghostAppeared', at: frontOf(CENTRE) };
export const isGhostIn = ({ ghost }: Quests, cell: Cell): boolean => ghost !== undefined && cellOf(ghost) === cell;

const isGhostRoom = ({ state }: Context, spot: Spot): boolean => roomAt(state, spot)?.tile.id === GHOST_ROOM;
/** Its own room besides those that people enter: nobody, not even a ghost, goes into an obelisk (TM6.12). */
const mayHaunt = (ctx: Context, spot: Spot): boolean =>
  isGhostRoom(ctx, spot) || roomAt(ctx.state, spot)?.tile.cost !== undefined;
