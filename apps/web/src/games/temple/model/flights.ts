import type { Seat } from '@templefall/kernel';
import type { Cell, State } from '@templefall/temple';
import { sliceOf } from './slices.ts';

/** Where a gem can lie or go: the depot, a room, somebody's hand, or among those that provoke fate. */
export type GemPlace = 'depot' | 'fate' | { readonly room: Cell } | { readonly seat: Seat };

export interface GemMove {
  readonly from: GemPlace;
  readonly to: GemPlace;
}

/** More at once would be fireworks: whoever comes back after a while sees only the first. */
const MOST = 6;

/** The gems that went from place to place between two states, whatever moved them. */
export const gemMoves = (before: State, after: State): readonly GemMove[] => {
  if (before === after || (before.ended && !after.ended)) return [];
  const moves: GemMove[] = [];
  if (before.rooms !== after.rooms)
    for (const cell of new Set([...cellsOf(before), ...cellsOf(after)])) {
      const more = (after.rooms[cell]?.gems ?? 0) - (before.rooms[cell]?.gems ?? 0);
      const room = { room: cell };
      const move: GemMove = more > 0 ? { from: 'depot', to: room } : { from: room, to: 'depot' };
      moves.push(...Array.from({ length: Math.abs(more) }, () => move));
    }
  for (const seat of newOwners(before, after)) moves.push({ from: 'depot', to: { seat } });
  // [TA21] Provoking fate adds one of the spare gems to the depot.
  if (after.spare < before.spare && after.depot > before.depot) moves.push({ from: 'fate', to: 'depot' });
  return moves.slice(0, MOST);
};

const cellsOf = ({ rooms }: State): readonly Cell[] => Object.keys(rooms) as Cell[];

/** [TM2.7] Whoever laid a gem of the depot on their treasure. */
const newOwners = (before: State, after: State): readonly Seat[] => {
  const had = sliceOf(before, 'treasures')?.gems ?? [];
  const has = sliceOf(after, 'treasures')?.gems ?? [];
  return had === has ? [] : has.slice(had.length);
};
