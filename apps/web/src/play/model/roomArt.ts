import {
  beyond,
  type Cell,
  isDoorway,
  opposite,
  type Room,
  SIDES,
  type Side,
  type State,
  turned,
} from '@templefall/temple';
import type { GemArt, OpeningArt, RoomArt, RoomKind } from '../../art/roomArt.ts';
import { FACE_TO_ART } from './faces.ts';

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

/** A laid room as it is drawn. The law is asked only for facts: which sides are doorways, and what lies beyond. */
export const roomArtOf = (state: State, cell: Cell, room: Room): RoomArt => {
  const { tile, turn } = room;
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
    ...(tile.id.startsWith('twin') && { twin: room.gems > 0 ? ('done' as const) : ('open' as const) }),
    ...(tile.marks?.includes('curse') && isOn('curses') && { curse: true }),
    ...(tile.marks?.includes('treasure') && isOn('treasures') && { treasure: true }),
  };
};

const socketsOf = ({ tile, gems }: Room): readonly GemArt[] => {
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
