import { beyond, cellOfTile, opposite, turned } from '../../../board.ts';
import type { Rooms } from '../../../state.ts';
import { type Cell, SIDES, type Turn } from '../../../vocabulary.ts';
import { OBELISK } from '../content.ts';
import { done, type QuestEvent, type Quests } from '../slice.ts';

/** [TM6.8] Done at once, at the price of a gem tile for each wall but the stairs that no room lies against yet. */
export const obeliskLaid = (rooms: Rooms, cell: Cell, turn: Turn): readonly QuestEvent[] => {
  const stairs = turned('S', turn);
  const freeWalls = SIDES.filter(side => side !== stairs && !rooms[beyond(cell, side)]);
  return [{ type: 'obeliskLaid', freeWalls }, done(OBELISK)];
};

/** [TM6.8] [TM6.12] A room laid against a free wall takes one gem tile away, for good. Turning the obelisk changes nothing. */
export const wallSealed = (rooms: Rooms, laid: Cell, { freeWalls }: Quests): readonly QuestEvent[] => {
  if (freeWalls.length === 0) return [];
  const obelisk = cellOfTile(rooms, OBELISK);
  return SIDES.filter(side => obelisk === beyond(laid, side) && freeWalls.includes(opposite(side))).map(side => ({
    type: 'wallSealed',
    side: opposite(side),
  }));
};
