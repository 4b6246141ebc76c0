import {
  beyond,
  type Cell,
  cellOf,
  type DieSymbol,
  doorwaysOf,
  type Rooms,
  SIDES,
  type Side,
  type Spot,
} from '@templefall/temple';
import { type CommandDraft, symbols } from './job.ts';

/** A doorway that faces an empty cell, and what a job there always says. */
export interface Doorway {
  readonly spot: Spot;
  readonly side: Side;
  readonly cell: Cell;
  /** How many sides of the empty cell are free as well: room for the doors of what will lie there. */
  readonly openness: number;
  readonly id: string;
  readonly spots: readonly Spot[];
  readonly command: CommandDraft;
}

/** A room for gems, and what a job there always says for each of its offers, the smallest first. */
export interface GemRoom {
  readonly cell: Cell;
  readonly spots: readonly [Spot];
  readonly most: number;
  readonly offers: readonly {
    readonly gems: number;
    readonly id: string;
    readonly cost: readonly DieSymbol[];
    readonly command: CommandDraft;
  }[];
}

export const doorwaysToNothing = (rooms: Rooms, spot: Spot): readonly Doorway[] => {
  // Nobody discovers from a room that nobody enters.
  if (rooms[cellOf(spot)]?.tile.cost === undefined) return [];
  return doorwaysOf(rooms, spot).flatMap(side => {
    const cell = beyond(cellOf(spot), side);
    if (rooms[cell]) return [];
    return [
      {
        spot,
        side,
        cell,
        openness: opennessOf(rooms, cell),
        id: `discover ${spot} ${side}`,
        spots: [spot],
        command: { type: 'discover', side },
      },
    ];
  });
};

const opennessOf = (rooms: Rooms, cell: Cell): number => SIDES.filter(next => !rooms[beyond(cell, next)]).length;

/** Those of the doorways that still face nothing once a room lies in a cell. */
export const doorwaysAfter = (doorways: readonly Doorway[], rooms: Rooms, laid: Cell): readonly Doorway[] => {
  const beside = SIDES.map(side => beyond(laid, side));
  return doorways.flatMap(doorway => {
    if (doorway.cell === laid) return [];
    return beside.includes(doorway.cell) ? [{ ...doorway, openness: opennessOf(rooms, doorway.cell) }] : [doorway];
  });
};

export const gemRoomsOf = (rooms: Rooms, cell: Cell): readonly GemRoom[] => {
  const tile = rooms[cell]?.tile;
  const most = tile?.offers?.at(-1)?.gems ?? 0;
  if (!tile?.offers || most === 0) return [];
  return [
    {
      cell,
      // [TM4.4] The gems of a divided room are in its back part.
      spots: [(tile.back ? `${cell}+` : cell) as Spot],
      most,
      offers: tile.offers.map(({ gems, symbol, need }) => ({
        gems,
        id: `gems ${cell} ${gems}`,
        cost: symbols(symbol, need),
        command: { type: 'activate', gems },
      })),
    },
  ];
};
