import type { Cost, DieSymbol, Mark, Side, TileId } from '../vocabulary.ts';

/** `need` symbols for `gems` gems; a great gem room offers three of these, and only one is ever taken. */
export interface GemOffer {
  readonly gems: number;
  readonly symbol: DieSymbol;
  readonly need: number;
}

/** A room tile as printed: unrotated, the stairs at its south side. */
export interface Tile {
  readonly id: TileId;
  /** Absent: nobody ever enters it. */
  readonly cost?: Cost;
  /** The doorways besides the stairs. */
  readonly doors: readonly Side[];
  /** The stairs are walled up: no doorway there. */
  readonly walled?: true;
  /** An inner wall divides the room; these doorways belong to its back part, where its gems are too. */
  readonly back?: readonly Side[];
  readonly offers?: readonly GemOffer[];
  readonly marks?: readonly Mark[];
}

/** One row a tile: id, cost, doors, and what else it shows (`4T`, `4K 7K 10K`, `curse`, `treasure`). */
type Row = readonly [id: string, cost: string, doors: string, offers?: string, ...marks: Mark[]];

export const tiles = (rows: readonly Row[]): readonly Tile[] =>
  rows.map(([id, cost, doors, offers, ...marks]) => ({
    id: id as TileId,
    ...(cost && { cost: [...cost] as DieSymbol[] }),
    doors: [...doors] as Side[],
    ...(offers && {
      offers: offers.split(' ').map((offer, index) => ({
        gems: index + 1,
        symbol: offer.slice(-1) as DieSymbol,
        need: Number(offer.slice(0, -1)),
      })),
    }),
    ...(marks.length > 0 && { marks }),
  }));

export const START = 'start' as TileId;
export const EXIT = 'exit' as TileId;

/** The start room has doorways to the west and the east only. It is laid unturned, and its stairs lead nowhere. */
export const START_TILE: Tile = { id: START, cost: ['A', 'A'], doors: ['E', 'W'], walled: true };
const EXIT_TILE: Tile = { id: EXIT, cost: ['A', 'A'], doors: [] };

export const GREAT_ROOMS = tiles([
  ['great-keys-1', 'AT', 'N', '4K 7K 10K'],
  ['great-keys-2', 'AT', 'E', '4K 7K 10K'],
  ['great-torches-1', 'AK', 'N', '4T 7T 10T'],
  ['great-torches-2', 'AK', 'W', '4T 7T 10T'],
]);

/** [TS12] They join the stack for six players on expert: without them the depot of expert could not be emptied. */
export const SIXTH_PLAYERS_ROOMS = tiles([
  ['great-keys-3', 'AKTT', '', '4K 7K 10K'],
  ['great-torches-3', 'AKKT', '', '4T 7T 10T'],
]);

export const BASIC_ROOMS = tiles([
  ['basic-1', 'AA', 'NEW'],
  ['basic-2', 'AT', 'N'],
  ['basic-3', 'AK', 'NW'],
  ['basic-4', 'AT', 'EW'],
  ['basic-5', 'AK', 'E'],
  ['basic-6', 'AT', 'W'],
  ['basic-7', 'AA', 'N'],
  ['basic-8', 'AK', 'NE', '4T'],
  ['basic-9', 'AT', 'N', '4K'],
  ['basic-10', 'AK', 'EW', '4T'],
  ['basic-11', 'AT', 'N', '4K'],
  ['basic-12', 'AK', 'E', '4T'],
  ['basic-13', 'AT', 'W', '4K'],
]);

/** [TS5] The curse-and-treasure rooms, which take the place of the basic rooms. */
export const DEEP_ROOMS = tiles([
  ['deep-1', 'AA', 'NEW', '', 'curse'],
  ['deep-2', 'AT', 'NE', '', 'treasure'],
  ['deep-3', 'AK', 'NW', '', 'curse', 'treasure'],
  ['deep-4', 'AT', 'EW', '', 'treasure'],
  ['deep-5', 'AK', 'NE', '', 'curse'],
  ['deep-6', 'AT', 'NW', '', 'curse'],
  ['deep-7', 'AA', 'N', '', 'curse', 'treasure'],
  ['deep-8', 'AK', 'NE', '4T', 'curse'],
  ['deep-9', 'AT', 'N', '4K', 'treasure'],
  ['deep-10', 'AK', 'EW', '4T', 'curse'],
  ['deep-11', 'AT', 'N', '4K', 'treasure'],
  ['deep-12', 'AK', 'E', '4T', 'curse', 'treasure'],
  ['deep-13', 'AT', 'W', '4K', 'curse'],
]);

/** The tiles the core itself knows; modules bring theirs. */
export const CORE_TILES: readonly Tile[] = [
  START_TILE,
  EXIT_TILE,
  ...GREAT_ROOMS,
  ...SIXTH_PLAYERS_ROOMS,
  ...BASIC_ROOMS,
  ...DEEP_ROOMS,
];
