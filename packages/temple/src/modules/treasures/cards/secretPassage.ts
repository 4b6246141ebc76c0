import { beyond, cellOf, passage, roomIn, spotAt } from '../../../board.ts';
import { plan } from '../../../context.ts';
import type { Rooms } from '../../../state.ts';
import { type Cell, SIDES, type Side } from '../../../vocabulary.ts';
import { refuse, type TreasureEvent, type TreasureUse } from '../slice.ts';

/** [TM2.8] Secret passage: between any two neighbouring rooms with no passage between; for all, to the end of the game. */
export const secretPassage: TreasureUse = {
  where: ['cell', 'side'],
  offers: ({ state: { rooms } }, _seat, spot) => edges(rooms, cellOf(spot)),
  law: (ctx, { cell, side }, spot) => {
    const { rooms } = ctx.state;
    const here = cell === undefined ? undefined : roomIn(ctx.state, cell);
    if (cell === undefined || side === undefined || !here || !SIDES.includes(side) || !rooms[beyond(cell, side)])
      return refuse('noRoomThere');
    // One name for each edge, so that nobody wonders whether two are the same.
    if (!edges(rooms, cellOf(spot)).some(edge => edge.cell === cell && edge.side === side))
      return refuse('wrongTarget');
    // [TM4.4] [TM4.10] A divided room's side belongs to one of its parts, and nothing crosses the inner wall.
    if (passage(ctx, rooms, spotAt(cell, here, side), side) !== undefined) return refuse('passageThere');
    return plan<TreasureEvent>(() => [{ type: 'passageBroken', hole: { cell, side } }]);
  },
};

interface Edge {
  readonly cell: Cell;
  readonly side: Side;
}

/** Every edge between two rooms once: those of one's own room as seen from there, the others from the west or the north. */
const edges = (rooms: Rooms, own: Cell): readonly Edge[] => {
  const others = (Object.keys(rooms) as Cell[]).filter(cell => cell !== own);
  return [
    ...SIDES.map(side => ({ cell: own, side })),
    ...others.flatMap(cell => (['E', 'S'] as const).map(side => ({ cell, side }))),
  ].filter(({ cell, side }) => rooms[beyond(cell, side)] && (cell === own || beyond(cell, side) !== own));
};
