import { type Tile, tiles } from '../../content/tiles.ts';
import type { TileId } from '../../vocabulary.ts';

export const ALTAR = 'altar' as TileId;
export const TRIALS = 'trials' as TileId;
export const GHOST_ROOM = 'ghost-room' as TileId;
export const TREE_OF_LIFE = 'tree-of-life' as TileId;
export const OBELISK = 'obelisk' as TileId;

/** Nobody enters the ghost room or the obelisk, whose stairs are walled up. */
export const QUEST_ROOMS: readonly Tile[] = [
  ...tiles([
    [ALTAR, 'AA', 'NE'],
    [TRIALS, 'AK', 'NW'],
    [GHOST_ROOM, '', 'EW'],
    [TREE_OF_LIFE, 'AT', 'EW'],
  ]),
  { id: OBELISK, doors: [], walled: true },
];

export const OWN_ROOMS: readonly TileId[] = QUEST_ROOMS.map(tile => tile.id);

/** The trial tiles, named by what they ask for; four of them lie on the room. */
export const TRIAL_TILES = ['KKT', 'TTK', 'AAAK', 'GGA', 'KKTT', 'AAGT'] as const;
export type Trial = (typeof TRIAL_TILES)[number];
export const TRIALS_TO_PASS = 4;

/** [TM6.4] */
export const DICE_FOR_THE_ALTAR = 2;
/** [TM6.6] */
export const PUSH_COST = ['T', 'T'] as const;
/** [TM6.7] For each player of the game. */
export const MASKS_FOR_THE_TREE = 2;
/** [TM6.1] What a table may choose; challenges go further. */
export const COUNTS = [1, 2, 3] as const;
