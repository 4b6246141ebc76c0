import { EXIT, START } from './content/tiles.ts';
import type { Context } from './context.ts';
import type { Room, Rooms, State } from './state.ts';
import { type Cell, SIDES, type Side, type Spot, TURNS, type Turn } from './vocabulary.ts';

export const cellAt = (x: number, y: number): Cell => `${x},${y}` as Cell;
export const coordinates = (cell: Cell): readonly [x: number, y: number] => {
  const comma = cell.indexOf(',');
  return [Number(cell.slice(0, comma)), Number(cell.slice(comma + 1))];
};

/** The start room lies at the centre. */
export const CENTRE = cellAt(0, 0);

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
export const beyond = (cell: Cell, side: Side): Cell => AROUND.get(cell)?.[side] ?? stepFrom(cell, side);

const stepFrom = (cell: Cell, side: Side): Cell => {
  const [x, y] = coordinates(cell);
  return cellAt(x + STEPS[side][0], y + STEPS[side][1]);
};

/** The four neighbours of every cell that a temple is likely to reach: asked for so often that they are not worked out. */
const LIKELY = Array.from({ length: 25 }, (_, index) => index - 12);
const AROUND: ReadonlyMap<Cell, { readonly [side in Side]: Cell }> = new Map(
  LIKELY.flatMap(x =>
    LIKELY.map(y => {
      const cell = cellAt(x, y);
      const around = { N: stepFrom(cell, 'N'), E: stepFrom(cell, 'E'), S: stepFrom(cell, 'S'), W: stepFrom(cell, 'W') };
      return [cell, around] as const;
    }),
  ),
);

const turnBy = (side: Side, quarters: number): Side => SIDES[(PLACES[side] + quarters) % 4] as Side;
const PLACES = { N: 0, E: 1, S: 2, W: 3 } as const;
export const opposite = (side: Side): Side => turnBy(side, 2);
/** The side of the temple at which a side of the unturned tile lies. */
export const turned = (side: Side, turn: Turn): Side => turnBy(side, turn);
const unturned = (side: Side, turn: Turn): Side => turnBy(side, 4 - turn);

/** [TB4] The turn that brings the stairs to the given side. */
export const turnWithStairsAt = (side: Side): Turn => TURNS[(SIDES.indexOf(side) - SIDES.indexOf('S') + 4) % 4] as Turn;

export const isDoorway = ({ tile, turn }: Room, side: Side): boolean => {
  const printed = unturned(side, turn);
  return printed === 'S' ? !tile.walled : tile.doors.includes(printed);
};
/** [TB1] */
export const doorways = (room: Room): readonly Side[] => {
  const found: Side[] = [];
  for (const side of SIDES) if (isDoorway(room, side)) found.push(side);
  return found;
};

/** The part of a cell's room that a doorway or a hole at this side leads to. */
export const spotAt = (cell: Cell, { tile, turn }: Room, side: Side): Spot =>
  (tile.back?.includes(unturned(side, turn)) ? `${cell}+` : cell) as Spot;

export const cellOf = (spot: Spot): Cell => (isBack(spot) ? spot.slice(0, -1) : spot) as string as Cell;
export const isBack = (spot: Spot): boolean => spot.charCodeAt(spot.length - 1) === BACK;
/** The character code of `+`: asked for several times at every step. */
const BACK = 43;
/** The whole of an undivided room; the front part of a divided one. */
export const frontOf = (cell: Cell): Spot => cell as string as Spot;
/** Every place in a room where an adventurer can stand. */
export const spotsOf = (cell: Cell, room: Room): readonly Spot[] =>
  room.tile.back ? [frontOf(cell), `${cell}+` as Spot] : [frontOf(cell)];

/** Cells and spots may come from the wire: only what was laid is a room. */
export const roomIn = ({ rooms }: State, cell: Cell): Room | undefined =>
  Object.hasOwn(rooms, cell) ? rooms[cell] : undefined;
export const roomAt = (state: State, spot: Spot): Room | undefined => roomIn(state, cellOf(spot));

/** The temple with a room laid or changed. */
export const withCell = (rooms: Rooms, cell: Cell, room: Room): Rooms => {
  // A copy first: a computed name in the literal would be several times as slow.
  const after: { [cell: string]: Room } = { ...rooms };
  after[cell] = room;
  return after;
};

/** Where a laid tile is. */
export const cellOfTile = (rooms: Rooms, tile: string): Cell | undefined => {
  const known = WHERE.get(rooms) ?? whereAllAre(rooms);
  return known.get(tile);
};

/** A temple that is asked for one tile is asked for more of them, many times, until the next room is laid. */
const WHERE = new WeakMap<Rooms, ReadonlyMap<string, Cell>>();

const whereAllAre = (rooms: Rooms): ReadonlyMap<string, Cell> => {
  const cells = new Map<string, Cell>();
  for (const cell in rooms) {
    const tile = rooms[cell]?.tile.id;
    if (tile !== undefined && !cells.has(tile)) cells.set(tile, cell as Cell);
  }
  WHERE.set(rooms, cells);
  return cells;
};
export const isStart = (rooms: Rooms, spot: Spot): boolean => rooms[cellOf(spot)]?.tile.id === START;
export const isExit = (rooms: Rooms, spot: Spot): boolean => rooms[cellOf(spot)]?.tile.id === EXIT;

type Asking = Pick<Context, 'ask'>;

/** [TB2] Where the passage at this side of a spot leads; undefined where there is a wall, a blocked doorway or nothing. */
export const passage = ({ ask }: Asking, rooms: Rooms, from: Spot, side: Side): Spot | undefined => {
  const cell = cellOf(from);
  const next = beyond(cell, side);
  const here = rooms[cell];
  const there = rooms[next];
  if (!here || !there || spotAt(cell, here, side) !== from) return undefined;
  const open = isDoorway(here, side) && isDoorway(there, opposite(side));
  if (!open && !ask('hasPassage', { cell, side }, false)) return undefined;
  return spotAt(next, there, opposite(side));
};

/** The doorways of a spot itself: those of a divided room belong to one part each. */
export const doorwaysOf = (rooms: Rooms, spot: Spot): readonly Side[] => {
  const cell = cellOf(spot);
  const room = rooms[cell];
  if (!room) return [];
  if (room.tile.back) return doorways(room).filter(side => spotAt(cell, room, side) === spot);
  return isBack(spot) ? [] : doorways(room);
};

export const neighbours = (ctx: Asking, rooms: Rooms, spot: Spot): readonly Spot[] => {
  const found: Spot[] = [];
  for (const side of SIDES) {
    const next = passage(ctx, rooms, spot, side);
    if (next !== undefined) found.push(next);
  }
  return found;
};

/** Whether a walker from any of these spots comes to one of some kind, where they stand included. Rooms nobody enters are walls. */
export const canAnyReach = (
  ctx: Asking,
  rooms: Rooms,
  starts: Iterable<Spot>,
  isGoal: (spot: Spot) => boolean,
): boolean => {
  const seen = new Set(starts);
  for (const spot of seen) {
    if (isGoal(spot)) return true;
    for (const next of neighbours(ctx, rooms, spot)) if (rooms[cellOf(next)]?.tile.cost) seen.add(next);
  }
  return false;
};
