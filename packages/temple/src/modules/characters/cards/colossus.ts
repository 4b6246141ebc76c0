import type { Seat } from '@templefall/kernel';
import { roomIn } from '../../../board.ts';
import { START } from '../../../content/tiles.ts';
import { type Context, plan } from '../../../context.ts';
import { canPay, paymentAs, spendings } from '../../../payment.ts';
import { inside } from '../../../players.ts';
import { type Cell, TURNS } from '../../../vocabulary.ts';
import { TURN_COST } from '../content.ts';
import { type Characters, has, type Judged, lacks, refuse, type TurnRoom, used } from '../slice.ts';

/** [TM7.8] [TM7.15] For two torches any room but the start room is turned, with everything in it. */
export const turnRoom = (ctx: Context, { seat, cell, turn, pay }: TurnRoom, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'colossus', ability: 'activated' });
  if (lacking) return lacking;
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const room = roomIn(ctx.state, cell);
  if (!room) return refuse('noSuchRoom');
  if (room.tile.id === START) return refuse('startStays');
  if (!TURNS.includes(turn) || turn === room.turn) return refuse('notATurn');
  const paid = paymentAs(ctx, { payers: [seat], cost: TURN_COST, pay });
  if (!paid.ok) return paid;
  return plan(() => [{ type: 'roomTurned', seat, cell, turn, paid: paid.value }, used(ctx, seat)], paid.value.dice);
};

const isPayable = (ctx: Context, me: Seat): boolean =>
  canPay(ctx, [me], TURN_COST) || spendings(ctx, me).some(spend => canPay({ ...ctx, spend }, [me], TURN_COST));

/** Every room in every other rotation: so many that they are only looked at when one could be paid for. */
export const turns = (ctx: Context, me: Seat, slice: Characters): readonly TurnRoom[] => {
  if (!has(slice, me, 'colossus', 'activated') || !isPayable(ctx, me)) return [];
  return Object.entries(ctx.state.rooms).flatMap(([cell, room]) =>
    TURNS.filter(turn => turn !== room.turn).map(turn => ({
      type: 'turnRoom' as const,
      seat: me,
      cell: cell as Cell,
      turn,
    })),
  );
};
