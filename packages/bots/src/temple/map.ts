import type { Cell, Context, DieSymbol, Room, Rooms, Spot } from '@templefall/temple';
import { isExit, isStart, neighbours, roomAt, spotsOf } from '@templefall/temple';
import { type Ground, groundOf, type Ways, withPlace } from './ground.ts';
import { type Doorway, doorwaysAfter, doorwaysToNothing, type GemRoom, gemRoomsOf } from './sites.ts';

/** The temple as a walker with five dice sees it. Distances are in expected rolls. */
export interface TempleMap extends Survey {
  readonly doorways: readonly Doorway[];
  readonly gemRooms: readonly GemRoom[];
  /** Where each tile lies. */
  readonly cells: ReadonlyMap<string, Cell>;
  readonly start: Spot;
  readonly exit: Spot | undefined;
}

/** Where one can stand, and how far it is from there to everywhere. */
interface Survey {
  readonly spots: readonly Spot[];
  readonly places: ReadonlyMap<Spot, number>;
  readonly ground: Ground;
}

/** What dice left over from the step before save on the next one. */
const LEFT_OVER = 0.85;

/** Rolls that entering a room takes five dice. */
const ENTRY: { readonly [cost: string]: number } = { AA: 1.98, AK: 2.45, AT: 2.45 };
const OTHER_ENTRY = 3.2;
const entryRolls = ([one, other, more]: readonly DieSymbol[]): number =>
  (more === undefined ? (ENTRY[`${one}${other}`] ?? OTHER_ENTRY) : OTHER_ENTRY) * LEFT_OVER;

/** What it takes to come here; nobody enters a room without a cost. */
const rollsInto = (room: Room | undefined): number =>
  room?.tile.cost ? entryRolls(room.tile.cost) : Number.POSITIVE_INFINITY;

export const mapOf = (ctx: Context): TempleMap => {
  const { rooms } = ctx.state;
  const cells = Object.keys(rooms) as Cell[];
  const surveyed = surveyOf(ctx);
  const { spots } = surveyed;
  return {
    ...surveyed,
    doorways: spots.flatMap(spot => doorwaysToNothing(rooms, spot)),
    gemRooms: cells.flatMap(cell => gemRoomsOf(rooms, cell)),
    cells: new Map(cells.map(cell => [(rooms[cell] as Room).tile.id, cell])),
    start: spots.find(spot => isStart(rooms, spot)) ?? (spots[0] as Spot),
    exit: spots.find(spot => isExit(rooms, spot)),
  };
};

/** The ways of a temple alone. */
export const surveyOf = (ctx: Context): Survey => {
  const { rooms } = ctx.state;
  const spots: Spot[] = [];
  const places = new Map<Spot, number>();
  const ways: (readonly Ways[])[] = [];
  for (const cell of Object.keys(rooms) as Cell[])
    for (const spot of spotsOf(cell, rooms[cell] as Room)) {
      ways.push(waysFrom(ctx, spot, places));
      places.set(spot, spots.length);
      spots.push(spot);
    }
  return { spots, places, ground: groundOf(ways) };
};

/** The map of the same temple with a room more, which was laid last: what `mapOf` would say, for a part of its price. */
export const mapWith = (before: TempleMap, ctx: Context, cell: Cell): TempleMap => {
  const { rooms } = ctx.state;
  const room = rooms[cell] as Room;
  const added = spotsOf(cell, room);
  const spots = [...before.spots];
  const places = new Map(before.places);
  let { ground } = before;
  for (const spot of added) {
    ground = withPlace(ground, waysFrom(ctx, spot, places));
    places.set(spot, spots.length);
    spots.push(spot);
  }
  return {
    spots,
    places,
    ground,
    doorways: [
      ...doorwaysAfter(before.doorways, rooms, cell),
      ...added.flatMap(spot => doorwaysToNothing(rooms, spot)),
    ],
    gemRooms: [...before.gemRooms, ...gemRoomsOf(rooms, cell)],
    cells: new Map(before.cells).set(room.tile.id, cell),
    start: before.start,
    exit: before.exit ?? added.find(spot => isExit(rooms, spot)),
  };
};

/** The passages between a spot and those that are on the map already. */
const waysFrom = (ctx: Context, spot: Spot, places: ReadonlyMap<Spot, number>): readonly Ways[] => {
  const back = rollsInto(roomAt(ctx.state, spot));
  const ways: Ways[] = [];
  for (const next of neighbours(ctx, ctx.state.rooms, spot)) {
    const place = places.get(next);
    if (place !== undefined) ways.push({ place, there: rollsInto(roomAt(ctx.state, next)), back });
  }
  return ways;
};

export const distance = (map: Survey, from: Spot, to: Spot): number => distanceInRow(map, rowFrom(map, from), to);

/** Where the distances from a spot begin; beyond their end for a spot that is not on the map. */
export const rowFrom = ({ places, ground }: Survey, from: Spot): number => {
  const place = places.get(from);
  return place === undefined ? ground.distances.length : place * ground.stride;
};

/** The number of a spot; below 0 if it is not on the map. */
export const placeOn = ({ places }: Survey, spot: Spot | undefined): number =>
  spot === undefined ? -1 : (places.get(spot) ?? -1);

export const walkIn = ({ ground }: Survey, row: number, place: number): number =>
  place < 0 ? Number.POSITIVE_INFINITY : (ground.distances[row + place] ?? Number.POSITIVE_INFINITY);

export const distanceInRow = (map: Survey, row: number, to: Spot): number => walkIn(map, row, placeOn(map, to));

/** The next room on the way; undefined where there is no way. */
export const firstStep = ({ spots, places, ground }: TempleMap, from: Spot, to: Spot): Spot | undefined => {
  const a = places.get(from);
  const b = places.get(to);
  return a === undefined || b === undefined ? undefined : spots[ground.firstSteps[a * ground.stride + b] ?? -1];
};

/** A temple as a walker sees it: its cells in the order their rooms were laid. */
export interface Laid {
  readonly rooms: Rooms;
  readonly cells: readonly string[];
}

/**
 * What a temple has become since: `same` if only gems have moved, the cell of the one room that was laid since, or undefined
 * if more has changed.
 */
export const growthOf = ({ rooms: before, cells }: Laid, rooms: Rooms): 'same' | Cell | undefined => {
  let count = 0;
  for (const cell in rooms) {
    if (count === cells.length) {
      count++;
      continue;
    }
    if (count > cells.length || cell !== cells[count]) return undefined;
    const now = rooms[cell];
    const then = before[cell];
    if (!now || !then || now.tile !== then.tile || now.turn !== then.turn) return undefined;
    count++;
  }
  if (count === cells.length) return 'same';
  return count === cells.length + 1 ? lastOf(rooms) : undefined;
};

const lastOf = (rooms: Rooms): Cell | undefined => {
  let last: string | undefined;
  for (const cell in rooms) last = cell;
  return last as Cell | undefined;
};
