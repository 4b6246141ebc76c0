import {
  beyond,
  type Cell,
  cellOf,
  isDoorway,
  opposite,
  type Room,
  SIDES,
  type Side,
  type State,
  temple,
  turned,
} from '@templefall/temple';
import type { GemArt, OpeningArt, RoomArt, RoomKind } from '../art/roomArt.ts';
import { FACE_TO_ART } from './faces.ts';
import { sliceOf } from './slices.ts';

/** Kinds that have a drawing of their own, by the beginning of the tile's id. */
const KINDS: readonly (readonly [prefix: string, kind: RoomKind])[] = [
  ['start', 'start'],
  ['exit', 'exit'],
  ['illusion', 'illusion'],
  ['altar', 'altar'],
  ['trials', 'trials'],
  ['ghost', 'ghost'],
  ['tree', 'tree'],
  ['obelisk', 'obelisk'],
  ['pit', 'pit'],
  ['fountain', 'fountain'],
  ['treasure-room', 'chalice'],
];

export const kindOf = (tile: string): RoomKind => KINDS.find(([prefix]) => tile.startsWith(prefix))?.[1] ?? 'plain';

interface DrawnRoom {
  readonly cell: Cell;
  readonly room: Room;
  readonly art: RoomArt;
}

/** All laid rooms as they are drawn: worked out anew only when a room or a module's matters changed, not at every roll. */
export const drawnRooms = (state: State): readonly DrawnRoom[] => {
  const known = drawn.get(state.rooms);
  if (known?.modules === state.modules) return known.rooms;
  const rooms = (Object.entries(state.rooms) as [Cell, Room][]).map(([cell, room]) => ({
    cell,
    room,
    art: roomArtOf(state, cell, room),
  }));
  drawn.set(state.rooms, { modules: state.modules, rooms });
  return rooms;
};

const drawn = new WeakMap<
  State['rooms'],
  { readonly modules: State['modules']; readonly rooms: readonly DrawnRoom[] }
>();

/** A laid room as it is drawn. The law is asked only for facts: which sides are doorways, and what lies beyond. */
const roomArtOf = (state: State, cell: Cell, room: Room): RoomArt => {
  const { tile, turn } = room;
  const extras = questArt(state, cell, room);
  const isOn = (module: string): boolean => module in state.modules;
  const gems = socketsOf(room);
  return {
    id: tile.id,
    kind: kindOf(tile.id),
    openings: openingsOf(state, cell, room),
    ...(!tile.walled && { stair: turned('S', turn) }),
    ...(tile.back && { inner: true }),
    ...(tile.cost && { cost: tile.cost.map(symbol => FACE_TO_ART[symbol]) }),
    ...(gems.length > 0 && { gems }),
    ...(tile.id.startsWith('twin') && { twin: twinState(state, room) }),
    ...(tile.marks?.includes('curse') && isOn('curses') && { curse: true }),
    ...(sliceOf(state, 'treasures')?.laid[cell] && { treasure: true }),
    ...holesOf(state, cell),
    ...(sliceOf(state, 'treasures')?.torches.some(spot => cellOf(spot) === cell) && { greatTorch: true }),
    ...extras,
  };
};

/** What a room offers to light, and what of it is lit. */
export const socketsOf = ({ tile, gems }: Pick<Room, 'tile' | 'gems'>): readonly GemArt[] => {
  const offers = tile.offers ?? [];
  // With too few gems in the depot fewer lie here than the offer names (TA9): the smallest offer that holds them was taken.
  const taken = gems > 0 ? offers.find(offer => offer.gems >= gems) : undefined;
  return offers.map(offer => ({
    count: offer.gems,
    need: offer.need,
    face: FACE_TO_ART[offer.symbol],
    done: offer === taken,
  }));
};

const openingsOf = ({ rooms }: State, cell: Cell, room: Room): { readonly [S in Side]?: OpeningArt } => {
  const openings: { [S in Side]?: OpeningArt } = {};
  for (const side of SIDES) {
    if (!isDoorway(room, side)) continue;
    const next = rooms[beyond(cell, side)];
    openings[side] = !next ? 'dark' : isDoorway(next, opposite(side)) ? 'open' : 'blocked';
  }
  return openings;
};

const twinState = (state: State, { gems }: Room): 'open' | 'done' | 'dead' => {
  if (gems > 0) return 'done';
  return sliceOf(state, 'special')?.twinsDone ? 'dead' : 'open';
};

/** Holes in the walls of this cell, from whichever side they were broken. */
const holesOf = (state: State, cell: Cell): { readonly secret?: readonly Side[] } => {
  const secret = (sliceOf(state, 'treasures')?.holes ?? []).flatMap((hole): Side[] => {
    if (hole.cell === cell) return [hole.side];
    return beyond(hole.cell, hole.side) === cell ? [opposite(hole.side)] : [];
  });
  return secret.length > 0 ? { secret } : {};
};

/** The token of a quest room, and what lies open on it. */
const questArt = (state: State, cell: Cell, { tile, turn }: Room): Partial<RoomArt> => {
  const slice = sliceOf(state, 'quests');
  const chalice = sliceOf(state, 'special')?.chalice;
  const ctx = temple.context(state, 0);
  const isQuest = ctx.ask('questPool', null, []).includes(tile.id);
  const quest =
    slice && isQuest
      ? { quest: ctx.ask('isQuestDone', { tile: tile.id }, false) ? ('done' as const) : ('open' as const) }
      : {};
  switch (kindOf(tile.id)) {
    case 'trials':
      return {
        ...quest,
        trials: (slice?.trials.size ?? 0) + (slice?.trial ? 1 : 0),
        trial: [...(slice?.trial ?? '')].map(symbol => FACE_TO_ART[symbol as keyof typeof FACE_TO_ART]),
      };
    case 'ghost':
      return { ...quest, empty: slice?.ghost !== undefined };
    case 'chalice':
      return { ...quest, empty: chalice === undefined || cellOf(chalice) !== cell };
    case 'obelisk':
      return { ...quest, gemTiles: slice?.freeWalls ?? [], openings: { [turned('S', turn)]: 'blocked' } };
    default:
      return quest;
  }
};
