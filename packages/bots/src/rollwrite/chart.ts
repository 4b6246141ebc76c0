import {
  BASE_SHEET,
  type Face,
  neighbours,
  ROOMS,
  type RoomAction,
  type RoomId,
  type RoomSymbol,
  roomsOn,
  SIDES,
  SYMBOLS,
  type TempleSheet,
  TRACKS,
  type Track,
  VARIANT_SHEET,
  type Way,
  wayBetween,
} from '@templefall/rollwrite';
import { at, listAt, realAt } from './reading.ts';

/**
 * A temple sheet in numbers, for thinking many moves ahead. A place is the number of a room in the order of `ROOMS`, or
 * `OUTSIDE` and the number of a side; a symbol is its number in `SYMBOLS`, a track its number in `TRACKS`.
 */
export interface Chart {
  /** The two symbols of each room. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** What a room gives: the number of a track, or one of the three below. */
  readonly action: readonly number[];
  /** The number of the colour of a room's secret half, or -1; and the room that holds the other half. */
  readonly colour: readonly number[];
  readonly twin: readonly number[];
  readonly exit: number;
  /** What it costs to enter each room, in turns of one player. */
  readonly entry: Float64Array;
}

export const OUTSIDE = ROOMS.length;
const PLACES = OUTSIDE + SIDES.length;
export const [JOKER, GEM, EXIT] = [6, 7, 8] as const;
export const ROOM_NUMBER = Object.fromEntries(ROOMS.map((room, index) => [room, index])) as { [R in RoomId]: number };
export const [RUSH, HEAL, REROLL, KEY] = [0, 1, 2, 3] as const;
/** The track whose boxes stand for a symbol: key, torch and gold mask follow each other in both lists. */
export const trackOfSymbol = (symbol: number): number => symbol + 2;

/** -1 for the black mask, which is no symbol. */
export const symbolNumber = (face: Face): number => SYMBOL_LIST.indexOf(face);
const SYMBOL_LIST: readonly Face[] = SYMBOLS;
export const trackNumber = (track: Track): number => TRACKS.indexOf(track);

/** Where one can go from each place, all ways being open. */
const NEXT: readonly (readonly number[])[] = [
  ...ROOMS.map(room => neighbours(room).map(next => ROOM_NUMBER[next])),
  ...SIDES.map(side => roomsOn(side).map(next => ROOM_NUMBER[next])),
];

/** The same on a sheet with closed ways. */
export const waysAround = (closed: readonly Way[]): readonly (readonly number[])[] =>
  closed.length === 0
    ? NEXT
    : NEXT.map((ways, from) => {
        const here = ROOMS[from];
        return here === undefined ? ways : ways.filter(to => !closed.includes(wayBetween(here, ROOMS[to] as RoomId)));
      });

/**
 * What it costs to enter a room in turns of one player: how many of the about six dice of a turn its pair takes, the
 * adventurer being twice as common as any other symbol, and twins being the rarest.
 */
const entryCost = (first: number, second: number): number => {
  if (first === second) return first === 0 ? 0.4 : 0.9;
  return first === 0 || second === 0 ? 0.45 : 0.62;
};

const chartOf = ({ rooms }: TempleSheet): Chart => {
  const all = ROOMS.map(room => rooms[room]);
  const number = (action: RoomAction | 'exit'): number => {
    if (action === 'joker') return JOKER;
    if (action === 'gem') return GEM;
    return action === 'exit' ? EXIT : trackNumber(action);
  };
  const symbol = (one: RoomSymbol): number => SYMBOLS.indexOf(one);
  const first = all.map(({ symbols }) => symbol(symbols[0]));
  const second = all.map(({ symbols }) => symbol(symbols[1]));
  return {
    first,
    second,
    entry: Float64Array.from(first, (one, room) => entryCost(one, at(second, room))),
    action: all.map(({ action }) => number(action)),
    colour: all.map(({ secret }) => (secret ? COLOUR_ORDER.indexOf(secret.colour) : -1)),
    twin: all.map(({ secret }) =>
      secret ? all.findIndex(other => other.secret?.colour === secret.colour && other.secret.half !== secret.half) : -1,
    ),
    exit: all.findIndex(({ action }) => action === 'exit'),
  };
};

/** Every colour by number; which is which does not matter. */
const COLOUR_ORDER: readonly string[] = ['red', 'yellow', 'blue', 'green'];

export const BASE_CHART = chartOf(BASE_SHEET);
export const VARIANT_CHART = chartOf(VARIANT_SHEET);

/** The least cost from every place to every room: `distances[from * OUTSIDE + to]`. */
export const distancesOn = (chart: Chart, ways: readonly (readonly number[])[]): Float64Array => {
  const far = new Float64Array(PLACES * OUTSIDE).fill(FAR);
  const { entry } = chart;
  for (let from = 0; from < PLACES; from++) {
    const row = from * OUTSIDE;
    if (from < OUTSIDE) far[row + from] = 0;
    // Only what is beside a room that has come nearer can come nearer itself.
    const waiting = [from];
    for (const place of waiting) {
      const here = place === from ? 0 : realAt(far, row + place);
      for (const next of listAt(ways, place)) {
        const cost = here + realAt(entry, next);
        if (cost > realAt(far, row + next) - 1e-9) continue;
        far[row + next] = cost;
        waiting.push(next);
      }
    }
  }
  return far;
};

const FAR = 99;
