import { tiles } from '../../content/tiles.ts';
import type { TempleModule } from '../../module.ts';
import type { Cell, TileId } from '../../vocabulary.ts';

const ILLUSIONS = tiles([
  ['illusion-1', 'AK', 'NE', '4T', 'curse'],
  ['illusion-2', 'AT', 'N', '4K'],
  ['illusion-3', 'AK', 'EW', '4T', 'curse'],
  ['illusion-4', 'AT', 'N', '4K'],
  ['illusion-5', 'AK', 'E', '4T', 'curse'],
  ['illusion-6', 'AT', 'W', '4K', 'curse'],
]);
const IDS: readonly TileId[] = ILLUSIONS.map(tile => tile.id);

/** Module 3 (TM3): rooms that vanish when a door slams. It keeps nothing of its own: where they lie is on the board. */
export const illusions: TempleModule<object, never, never> = {
  codes: [],
  tiles: ILLUSIONS,
  init: () => ({}),

  answers: {
    // [TM3.1] [TM3.8] They replace the rooms with exactly one gem, of whichever thirteen are in play.
    removesRoom: (_ctx, { gems, basic }) => basic && gems === 1,
    addsRooms: () => IDS,
  },

  on: {
    // [TM3.2] After the first and the second countdown, in the order they were discovered, each goes under the stack.
    // [TM3.3] The depot is not touched: gems activated there stay activated.
    doorSlammed: ({ state: { rooms } }) =>
      Object.entries(rooms)
        .filter(([, { tile }]) => IDS.includes(tile.id))
        .map(([cell]) => ({ type: 'roomRemoved', cell: cell as Cell })),
  },

  evolve: {},
};
