import { pileOf } from '@templefall/kernel';
import { shuffled } from '@templefall/kit';
import { beyond, CENTRE, frontOf } from './board.ts';
import {
  CLOCK_TIMES,
  DEPOT_GEMS,
  DICE_ALONE,
  DICE_EACH,
  LEVEL_GEMS,
  PACE_TIMES,
  ROOMS_WITH_EXIT,
  SPARE_GEMS,
} from './content/numbers.ts';
import {
  BASIC_ROOMS,
  DEEP_ROOMS,
  EXIT,
  GREAT_ROOMS,
  SIXTH_PLAYERS_ROOMS,
  START_TILE,
  type Tile,
} from './content/tiles.ts';
import { type Context, SETUP_STREAM } from './context.ts';
import type { CoreEvent } from './events.ts';
import { findRoom, roomFacing } from './sealing.ts';
import type { Options, Player, State } from './state.ts';
import type { DieId, TileId } from './vocabulary.ts';

/** [TM6.10] So many rooms at the bottom stay free of quest rooms. */
const LAST_ROOMS = 5;

/** The occasions on which setup draws luck. */
const SHUFFLE_ALL = 0;
const SHUFFLE_LATE = 1;
const SHUFFLE_EXIT = 2;

/** [TS8] Everybody in the start room, all dice blank, nothing laid yet; numbers as they stand before modules speak. */
export const bareState = (options: Options, modules: State['modules']): State => ({
  options,
  countdowns: CLOCK_TIMES[options.clock],
  pace: PACE_TIMES[options.pace],
  players: Array.from({ length: options.players }, (_, seat) => newPlayer(seat, options.players)),
  rooms: { [CENTRE]: { tile: START_TILE, turn: 0, gems: 0 } },
  stack: pileOf([]),
  depot: (DEPOT_GEMS[options.players - 1] as number) + LEVEL_GEMS[options.level],
  spare: SPARE_GEMS[options.level],
  votes: {},
  gongs: 0,
  slams: 0,
  modules,
});

/** [TS3] [TS4] The depot and the spare gems, with what modules add. */
export const withGems = ({ state, ask }: Context): State => ({
  ...state,
  depot: ask('moreGems', null, state.depot),
  spare: ask('spareGems', null, state.spare),
});

/** [TS5] [TS6] [TS12] Every room but start, exit and those that join late, shuffled. */
export const shuffledRooms = ({ state, ask, chance }: Context): readonly TileId[] => {
  const basic = ask('usesDeepRooms', null, false) ? DEEP_ROOMS : BASIC_ROOMS;
  const great = needsSixthRooms(state.options) ? [...GREAT_ROOMS, ...SIXTH_PLAYERS_ROOMS] : GREAT_ROOMS;
  const stays = (tile: Tile): boolean =>
    !ask('removesRoom', { tile: tile.id, gems: tile.offers?.length ?? 0, basic: basic.includes(tile) }, false);
  const kept = [...great, ...basic].filter(stays).map(tile => tile.id);
  // A room that two modules ask for comes once.
  const rooms = [...new Set([...kept, ...ask('addsRooms', null, [])])];
  return shuffled(chance(SETUP_STREAM, SHUFFLE_ALL), rooms);
};

/** [TS12] Six players on expert could not empty their depot without them. */
const needsSixthRooms = ({ players, level }: Options): boolean => players === 6 && level === 'expert';

/** [TS6] [TS13] The room laid at one of the start room's doorways. */
export const laidAtStart = (ctx: Context, side: 'E' | 'W'): CoreEvent => {
  const cell = beyond(CENTRE, side);
  const { tile, skipped } = findRoom(ctx, { cell, side });
  return { type: 'roomLaid', cell, tile, turn: roomFacing(tile, side).turn, skipped };
};

/** [TS7] [TM6.10] [TC2] The stack that is left, with the exit and the late rooms in their places. */
export const withExit = ({ state, ask, chance }: Context): State => {
  const rest = state.stack.order ?? [];
  const late = ask('joinsLate', null, []);
  const among = ask('exitAmongTop', null, 0);
  const mix = (rooms: readonly TileId[], occasion: number) => shuffled(chance(SETUP_STREAM, occasion), rooms);

  if (among > 0)
    return withStack(state, [...mix([...rest.slice(0, among), EXIT, ...late], SHUFFLE_EXIT), ...rest.slice(among)]);
  if (state.players.length <= 2) {
    // [TM6.10] Never among the last five; then the exit goes in.
    const upper = rest.slice(0, -LAST_ROOMS);
    const rooms = late.length > 0 ? [...mix([...upper, ...late], SHUFFLE_LATE), ...rest.slice(-LAST_ROOMS)] : rest;
    const middle = Math.floor(rooms.length / 2);
    return withStack(state, [...rooms.slice(0, middle), EXIT, ...rooms.slice(middle)]);
  }
  const upper = rest.slice(ROOMS_WITH_EXIT);
  return withStack(state, [
    ...(late.length > 0 ? mix([...upper, ...late], SHUFFLE_LATE) : upper),
    ...mix([...rest.slice(0, ROOMS_WITH_EXIT), EXIT], SHUFFLE_EXIT),
  ]);
};

export const withStack = (state: State, order: readonly TileId[]): State => ({ ...state, stack: pileOf(order) });

/** [TS1] */
const newPlayer = (seat: number, players: number): Player => ({
  pawn: seat,
  spot: frontOf(CENTRE),
  dice: Array.from({ length: players === 1 ? DICE_ALONE : DICE_EACH }, (_, index) => ({ id: dieId(seat, index) })),
  lost: [],
  rolls: 0,
  rollsAt: 0,
  sharing: true,
});

/** The dice of seat 0 are 11, 12, …, those of seat 1 are 21, 22, …: readable, and unique in the box. */
export const dieId = (seat: number, index: number): DieId => (10 * (seat + 1) + index + 1) as DieId;
