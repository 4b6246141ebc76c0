import { beyond, cellOf, passage, roomAt, spotAt } from '../../../board.ts';
import { plan } from '../../../context.ts';
import { SIDES } from '../../../vocabulary.ts';
import { refuse, type TreasureEvent, type TreasureUse } from '../slice.ts';

/** [TM2.8] Secret passage: between one's own room and a neighbour with no passage between; for all, to the end of the game. */
export const secretPassage: TreasureUse = {
  where: 'side',
  offers: () => SIDES.map(side => ({ side })),
  law: (ctx, { side }, spot) => {
    const { rooms } = ctx.state;
    const cell = cellOf(spot);
    const here = roomAt(ctx.state, spot);
    // [TM4.4] [TM4.10] A divided room's side belongs to one of its parts, and nothing crosses the inner wall.
    if (
      !here ||
      side === undefined ||
      !SIDES.includes(side) ||
      !rooms[beyond(cell, side)] ||
      spotAt(cell, here, side) !== spot
    )
      return refuse('noRoomThere');
    if (passage(ctx, rooms, spot, side) !== undefined) return refuse('passageThere');
    return plan<TreasureEvent>(() => [{ type: 'passageBroken', hole: { cell, side } }]);
  },
};
