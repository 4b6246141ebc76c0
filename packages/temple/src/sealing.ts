import { known } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { beyond, canAnyReach, cellOf, cellOfTile, doorwaysOf, opposite, turnWithStairsAt, withCell } from './board.ts';
import { EXIT, type Tile } from './content/tiles.ts';
import type { Context } from './context.ts';
import type { Room, Rooms } from './state.ts';
import type { Cell, Side, Spot, TileId } from './vocabulary.ts';

/** A room found on the stack for a doorway: how many above it go under, and whether nothing better was left. */
export interface Found {
  readonly tile: Tile;
  readonly skipped: number;
  readonly forced?: true;
}

/** Where a room is to be laid: beyond a doorway at `side`. */
export interface Place {
  readonly cell: Cell;
  readonly side: Side;
}

/** [TB6] The first room of the stack that leaves a doorway open while one is needed; if none does, a needed room comes first. */
export const findRoom = (ctx: Context, place: Place): Found => {
  const stack = known(ctx.state.stack);
  const skipped = stack.findIndex(id => !seals(ctx, place, ctx.tile(id)));
  if (skipped >= 0) return { tile: ctx.tile(must(stack[skipped], 'a room on the stack')), skipped };
  return { tile: ctx.tile(neededFirst(ctx, stack)), skipped: 0, forced: true };
};

const neededFirst = (ctx: Context, stack: readonly TileId[]): TileId =>
  stack.find(id => id === EXIT) ??
  stack.find(tile => ctx.ask('needsRoom', { tile }, false)) ??
  must(stack[0], 'a room on the stack');

/** [TB4] A fresh room beyond a doorway at `side`: its stairs face back to where it was discovered from. */
export const roomFacing = (tile: Tile, side: Side): Room => ({ tile, turn: turnWithStairsAt(opposite(side)), gems: 0 });

/** [TB6] Whether this room would close the last doorway while the exit or the room of an open quest is still to be found. */
export const seals = (ctx: Context, { cell, side }: Place, tile: Tile): boolean => {
  const rooms = withCell(ctx.state.rooms, cell, roomFacing(tile, side));
  const after = ctx.within({ ...ctx.state, rooms });
  return isSealed(after) && (cellOfTile(rooms, EXIT) === undefined || after.ask('needsStack', null, false));
};

/** [TB6] No doorway to an empty cell is left that any adventurer could walk to. */
export const isSealed = (ctx: Context): boolean => {
  const { rooms, players } = ctx.state;
  const spots = players.flatMap(({ spot }) => spot ?? []);
  return !canAnyReach(ctx, rooms, spots, spot => hasDoorwayToNothing(rooms, spot));
};

const hasDoorwayToNothing = (rooms: Rooms, spot: Spot): boolean =>
  doorwaysOf(rooms, spot).some(side => !rooms[beyond(cellOf(spot), side)]);
