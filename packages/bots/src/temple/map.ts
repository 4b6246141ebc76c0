import type { Cell, Context, DieSymbol, Rooms, Spot } from '@templefall/temple';
import { isExit, isStart, neighbours, roomAt, spotsOf } from '@templefall/temple';
import { type Doorway, doorwaysToNothing, type GemRoom, gemRoomsOf } from './sites.ts';

/** The temple as a walker with five dice sees it. Distances are in expected rolls. */
export interface TempleMap {
  readonly spots: readonly Spot[];
  readonly places: ReadonlyMap<Spot, number>;
  readonly distances: Float64Array;
  /** The first spot on the way. */
  readonly firstSteps: Int16Array;
  readonly doorways: readonly Doorway[];
  readonly gemRooms: readonly GemRoom[];
  /** Where each tile lies. */
  readonly cells: ReadonlyMap<string, Cell>;
  readonly start: Spot;
  readonly exit: Spot | undefined;
}

/** What dice left over from the step before save on the next one. */
const LEFT_OVER = 0.85;

/** Rolls that entering a room takes five dice. */
const ENTRY: { readonly [cost: string]: number } = { AA: 1.98, AK: 2.45, AT: 2.45 };
const OTHER_ENTRY = 3.2;
const entryRolls = ([one, other, more]: readonly DieSymbol[]): number =>
  (more === undefined ? (ENTRY[`${one}${other}`] ?? OTHER_ENTRY) : OTHER_ENTRY) * LEFT_OVER;

export const mapOf = (ctx: Context): TempleMap => {
  const { rooms } = ctx.state;
  const spots = (Object.keys(rooms) as Cell[]).flatMap(cell => {
    const room = rooms[cell];
    return room ? spotsOf(cell, room) : [];
  });
  const size = spots.length;
  const places = new Map(spots.map((spot, place) => [spot, place]));
  const distances = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  const firstSteps = new Int16Array(size * size).fill(-1);
  spots.forEach((spot, from) => {
    distances[from * size + from] = 0;
    firstSteps[from * size + from] = from;
    for (const next of neighbours(ctx, rooms, spot)) {
      const to = places.get(next);
      const cost = roomAt(ctx.state, next)?.tile.cost;
      if (to === undefined || !cost) continue;
      distances[from * size + to] = entryRolls(cost);
      firstSteps[from * size + to] = to;
    }
  });
  shorten(distances, firstSteps, size);
  return {
    spots,
    places,
    distances,
    firstSteps,
    doorways: spots.flatMap(spot => doorwaysToNothing(rooms, spot)),
    gemRooms: gemRoomsOf(rooms),
    cells: new Map(Object.entries(rooms).map(([cell, { tile }]) => [tile.id, cell as Cell])),
    start: spots.find(spot => isStart(rooms, spot)) ?? (spots[0] as Spot),
    exit: spots.find(spot => isExit(rooms, spot)),
  };
};

export const distance = ({ spots, places, distances }: TempleMap, from: Spot, to: Spot): number => {
  const a = places.get(from);
  const b = places.get(to);
  return a === undefined || b === undefined
    ? Number.POSITIVE_INFINITY
    : (distances[a * spots.length + b] ?? Number.POSITIVE_INFINITY);
};

/** Where the distances from a spot begin; beyond their end for a spot that is not on the map. */
export const rowFrom = ({ spots, places, distances }: TempleMap, from: Spot): number => {
  const place = places.get(from);
  return place === undefined ? distances.length : place * spots.length;
};

export const distanceInRow = ({ places, distances }: TempleMap, row: number, to: Spot): number => {
  const place = places.get(to);
  return place === undefined ? Number.POSITIVE_INFINITY : (distances[row + place] ?? Number.POSITIVE_INFINITY);
};

/** The next room on the way; undefined where there is no way. */
export const firstStep = ({ spots, places, firstSteps }: TempleMap, from: Spot, to: Spot): Spot | undefined => {
  const a = places.get(from);
  const b = places.get(to);
  return a === undefined || b === undefined ? undefined : spots[firstSteps[a * spots.length + b] ?? -1];
};

/** Floyd and Warshall: with some twenty rooms cheaper than anything cleverer. */
const shorten = (distances: Float64Array, firstSteps: Int16Array, size: number): void => {
  for (let via = 0; via < size; via++)
    for (let from = 0; from < size; from++) {
      const first = distances[from * size + via] as number;
      if (from === via || first === Number.POSITIVE_INFINITY) continue;
      for (let to = 0; to < size; to++) {
        const through = first + (distances[via * size + to] as number);
        if (through < (distances[from * size + to] as number)) {
          distances[from * size + to] = through;
          firstSteps[from * size + to] = firstSteps[from * size + via] as number;
        }
      }
    }
};

/** Whether two temples look the same to a walker: only the gems in their rooms may differ. */
export const isSameGround = (one: Rooms, other: Rooms): boolean => {
  let count = 0;
  for (const cell in one) {
    const [a, b] = [one[cell], other[cell]];
    if (!a || !b || a.tile !== b.tile || a.turn !== b.turn) return false;
    count++;
  }
  for (const _ in other) count--;
  return count === 0;
};
