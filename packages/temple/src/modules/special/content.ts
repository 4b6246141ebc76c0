import { type Tile, tiles } from '../../content/tiles.ts';
import type { DieSymbol, TileId } from '../../vocabulary.ts';

export const TWIN_ROOMS = tiles([
  ['twin-1', 'AA', 'NE'],
  ['twin-2', 'AA', 'NW'],
  ['twin-3', 'AA', 'EW'],
]);

/** The stairs lead to the front part, the north doorway to the back part, where the gems are. */
const double = (id: string, cost: readonly DieSymbol[], symbol: DieSymbol): Tile => ({
  id: id as TileId,
  cost,
  doors: ['N'],
  back: ['N'],
  offers: [{ gems: 2, symbol, need: 4 }],
});
export const DOUBLE_ROOMS = [double('double-1', ['A', 'K'], 'T'), double('double-2', ['A', 'T'], 'K')];

export const TREASURE_ROOM = 'treasure-room' as TileId;
export const TREASURE_ROOMS = tiles([['treasure-room', 'AT', 'NW']]);

/** [TM4.2] What both twin rooms together pay for one gem in each. */
export const TWIN_COST = ['K', 'K', 'K', 'T', 'T', 'T'] as const;
/** [TM4.6] */
export const CHALICE_COST = ['T'] as const;
