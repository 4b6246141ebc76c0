import type { Refusal, Seat } from '@templefall/kernel';
import { ok, type Result } from '@templefall/kit';
import { roomAt } from '../../../board.ts';
import type { Context } from '../../../context.ts';
import { type Adventurer, inside } from '../../../players.ts';
import type { TileId } from '../../../vocabulary.ts';
import { type Quests, refuse } from '../slice.ts';

/** Whoever works on a quest stands in its room, and the quest is not done yet. */
export const atQuest = (
  ctx: Context,
  { seat, quest, slice }: { readonly seat: Seat; readonly quest: TileId; readonly slice: Quests },
): Result<Adventurer, Refusal> => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  if (!isAt(ctx, seat, quest)) return refuse('notAtQuest', { quest });
  if (slice.done.includes(quest)) return refuse('questDone', { quest });
  return ok(player.value);
};

export const isAt = ({ state }: Context, seat: Seat, quest: TileId): boolean => {
  const spot = state.players[seat]?.spot;
  return spot !== undefined && roomAt(state, spot)?.tile.id === quest;
};
