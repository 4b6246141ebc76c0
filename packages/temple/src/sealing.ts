import { known, without } from '@templefall/kernel';
import { must } from '@templefall/kit';
import {
  beyond,
  canAllReach,
  cellOf,
  doorwaysOf,
  isDoorway,
  isExit,
  opposite,
  turnWithStairsAt,
  withCell,
} from './board.ts';
import { EXIT, type Tile } from './content/tiles.ts';
import type { Context } from './context.ts';
import type { Player, Room, Rooms, State } from './state.ts';
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
    if (!seals(ctx.within(withRoom(ctx.state, cell, roomFacing(tile, side))), cell)) return { tile, skipped };
  }
  const last = stack.includes(EXIT) ? EXIT : must(stack[skip % stack.length], 'a room on the stack');
  return { tile: ctx.tile(last as TileId), skipped: skip, forced: true };
};

/** [TB4] A fresh room beyond a doorway at `side`: its stairs face back to where it was discovered from. */
export const roomFacing = (tile: Tile, side: Side): Room => ({ tile, turn: turnWithStairsAt(opposite(side)), gems: 0 });

/** The state with a room of the stack laid, as far as sealing cares. */
const withRoom = (state: State, cell: Cell, room: Room): State => ({
  ...state,
  rooms: withCell(state.rooms, cell, room),
  stack: without(state.stack, room.tile.id),
});

/** [TB6] Whether the temple is sealed in this state; `changed` is the cell that was laid or turned. */
export const seals = (ctx: Context, changed: Cell): boolean => {
  const { rooms, players } = ctx.state;
  if (facesGuardedDoorway(ctx, changed)) return true;
  const spots = players.flatMap(({ spot }) => spot ?? []);
  if (canAllReach(ctx, rooms, spots, spot => hasDoorwayToNothing(rooms, spot))) return false;
  return ctx.ask('needsStack', null, false) || !canAllReach(ctx, rooms, spots, spot => isExit(rooms, spot));
};

/** [TB6] Whether a turned room or a step through a wall would seal a temple that is not sealed yet. */
export const wouldSeal = (
  ctx: Context,
  { changed, rooms = ctx.state.rooms, players = ctx.state.players }: Change,
): boolean => seals(ctx.within({ ...ctx.state, rooms, players }), changed) && !seals(ctx, changed);

interface Change {
  readonly changed: Cell;
  readonly rooms?: Rooms;
  readonly players?: readonly Player[];
}

/** The doorway of a laid exit, and of rooms that modules guard, must not end at a wall, nor at a room nobody enters. */
const facesGuardedDoorway = (ctx: Context, changed: Cell): boolean => {
  const { rooms } = ctx.state;
  const room = must(rooms[changed], `a room at ${changed}`);
  return SIDES.some(side => {
    const neighbour = rooms[beyond(changed, side)];
    return (
      neighbour !== undefined &&
      (isWalledUp(ctx, { guarded: room, at: side, by: neighbour }) ||
        isWalledUp(ctx, { guarded: neighbour, at: opposite(side), by: room }))
    );
  });
};

const isWalledUp = (
  ctx: Context,
  { guarded, at, by }: { readonly guarded: Room; readonly at: Side; readonly by: Room },
): boolean =>
  isGuarded(ctx, guarded) && isDoorway(guarded, at) && !(by.tile.cost !== undefined && isDoorway(by, opposite(at)));

const isGuarded = (ctx: Context, { tile }: Room): boolean =>
  tile.id === EXIT || ctx.ask('keepsOpen', { tile: tile.id }, false);

const hasDoorwayToNothing = (rooms: Rooms, spot: Spot): boolean =>
  doorwaysOf(rooms, spot).some(side => !rooms[beyond(cellOf(spot), side)]);
