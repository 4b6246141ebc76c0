import { known } from '@templefall/kernel';
import { must } from '@templefall/kit';
import {
  beyond,
  canReach,
  cellOf,
  doorways,
  doorwaysOf,
  isDoorway,
  isExit,
  opposite,
  turnWithStairsAt,
} from './board.ts';
import { EXIT, type Tile } from './content/tiles.ts';
import type { Context } from './context.ts';
import type { Player, Room, Rooms } from './state.ts';
import { type Cell, SIDES, type Side, type Spot, type TileId } from './vocabulary.ts';

/** A room found on the stack for a doorway: how many above it go under, and whether nothing better was left. */
export interface Found {
  readonly tile: Tile;
  readonly skipped: number;
  readonly forced?: true;
}

/**
 * [TB6] The first room of the stack, from `skip` on, that does not seal the temple. If every room would, the exit is taken,
 * else the first one drawn.
 */
export const findRoom = (
  ctx: Context,
  { cell, side, skip = 0 }: { readonly cell: Cell; readonly side: Side; readonly skip?: number },
): Found => {
  const stack = known(ctx.state.stack);
  for (let tried = 0; tried < stack.length; tried++) {
    const skipped = (skip + tried) % stack.length;
    const tile = ctx.tile(must(stack[skipped], 'a room on the stack'));
    if (!seals(ctx, withRoom(ctx.state.rooms, cell, roomFacing(tile, side)), cell)) return { tile, skipped };
  }
  const last = stack.includes(EXIT) ? EXIT : must(stack[skip % stack.length], 'a room on the stack');
  return { tile: ctx.tile(last as TileId), skipped: skip, forced: true };
};

/** [TB4] A fresh room beyond a doorway at `side`: its stairs face back to where it was discovered from. */
export const roomFacing = (tile: Tile, side: Side): Room => ({ tile, turn: turnWithStairsAt(opposite(side)), gems: 0 });

const withRoom = (rooms: Rooms, cell: Cell, room: Room): Rooms => ({ ...rooms, [cell]: room });

/** [TB6] Whether the temple would be sealed with these rooms; `changed` is the cell that was laid or turned. */
export const seals = (ctx: Context, rooms: Rooms, changed: Cell): boolean => {
  if (facesGuardedDoorway(ctx, rooms, changed)) return true;
  const spots = new Set(ctx.state.players.flatMap(({ spot }) => spot ?? []));
  const canAll = (isGoal: (spot: Spot) => boolean): boolean =>
    [...spots].every(spot => canReach(ctx, rooms, spot, isGoal));
  if (canAll(spot => hasDoorwayToNothing(rooms, spot))) return false;
  return ctx.ask('needsStack', null, false) || !canAll(spot => isExit(rooms, spot));
};

/** [TB6] Whether a turned room or a step through a wall would seal a temple that is not sealed yet. */
export const wouldSeal = (
  ctx: Context,
  { changed, rooms = ctx.state.rooms, players = ctx.state.players }: Change,
): boolean =>
  seals({ ...ctx, state: { ...ctx.state, rooms, players } }, rooms, changed) && !seals(ctx, ctx.state.rooms, changed);

interface Change {
  readonly changed: Cell;
  readonly rooms?: Rooms;
  readonly players?: readonly Player[];
}

/** The doorway of a laid exit, and of rooms that modules guard, must not end at a wall of the changed room. */
const facesGuardedDoorway = (ctx: Context, rooms: Rooms, changed: Cell): boolean => {
  const room = must(rooms[changed], `a room at ${changed}`);
  if (isGuarded(ctx, room) && doorways(room).some(side => isWallAt(rooms, changed, side))) return true;
  return SIDES.some(side => {
    const next = beyond(changed, side);
    const neighbour = rooms[next];
    return neighbour && isGuarded(ctx, neighbour) && isDoorway(neighbour, opposite(side)) && !isDoorway(room, side);
  });
};

const isGuarded = (ctx: Context, { tile }: Room): boolean =>
  tile.id === EXIT || ctx.ask('keepsOpen', { tile: tile.id }, false);

const isWallAt = (rooms: Rooms, cell: Cell, side: Side): boolean => {
  const neighbour = rooms[beyond(cell, side)];
  return neighbour !== undefined && !isDoorway(neighbour, opposite(side));
};

const hasDoorwayToNothing = (rooms: Rooms, spot: Spot): boolean =>
  doorwaysOf(rooms, spot).some(side => !rooms[beyond(cellOf(spot), side)]);
