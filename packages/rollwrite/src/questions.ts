import { type Seat, seat } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { BONUS_TRACKS, GEMS_NEEDED, ROUNDS } from './content/adventure.ts';
import { symbolsOf } from './content/maps.ts';
import { BASE_SHEET, type Room, type TempleSheet, VARIANT_SHEET } from './content/temple.ts';
import { without } from './dice.ts';
import { isIn } from './geography.ts';
import type { Options } from './options.ts';
import type { MapMarks, Player, State } from './state.ts';
import {
  DIE_TRACKS,
  type DieTrack,
  type Face,
  isOneOf,
  MAPS,
  type MapId,
  type MapSide,
  ROOMS,
  type RoomId,
  type Track,
} from './vocabulary.ts';

/** Questions about a table that many laws, screens and bots ask. None changes anything. */

export const sheetOf = ({ variant }: Options): TempleSheet => (variant === undefined ? BASE_SHEET : VARIANT_SHEET);
export const roomOf = ({ options }: State, room: RoomId): Room => sheetOf(options).rooms[room];
export const exitOf = (options: Options): RoomId => {
  const { rooms } = sheetOf(options);
  for (const room of ROOMS) if (rooms[room].action === 'exit') return room;
  throw new Error('no exit room');
};

export const roundsOf = ({ players }: Options): number => ROUNDS[players];
export const gemsNeeded = ({ level, players }: Options): number => GEMS_NEEDED[level][players];

export const seatsOf = ({ players }: State): readonly Seat[] => players.map((_, index) => seat(index));
export const isSeat = ({ players }: State, raw: number): raw is Seat => players[raw] !== undefined;
export const playerOf = ({ players }: State, who: Seat): Player => must(players[who], `seat ${who}`);
/** The player to the left, who is next in turn. */
export const leftOf = ({ players }: State, who: Seat): Seat => seat((who + 1) % players.length);
/** Everybody else, clockwise from the left of a player. */
export const othersFrom = (state: State, who: Seat): readonly Seat[] =>
  seatsOf(state)
    .slice(1)
    .map(step => seat((who + step) % state.players.length));

/** [WB1] Circled boxes of a track that are not used up. */
export const boxesLeft = ({ tracks }: State, track: Track): number => tracks[track].circled - tracks[track].used;
/** [WE8] */
export const isFull = ({ tracks }: State, track: Track): boolean => tracks[track].circled >= BONUS_TRACKS[track].boxes;
/** [WB2] The box at which a track gives its gem. */
export const gemBoxOf = ({ players }: Options, track: Track): number => BONUS_TRACKS[track].gemAt[players];
/** Whether the newest circle of a track is the one that earns its gem. */
export const earnedGem = ({ options, tracks }: State, track: Track): boolean =>
  tracks[track].circled === gemBoxOf(options, track);

export const mapOf = (player: Player, map: MapId): MapMarks => must(player.maps[map - 1], `map ${map}`);
export const isComplete = (marks: MapMarks, side: MapSide): boolean => marks[side].every(crossed => crossed);
/** The first free box of a map's side that shows the face; undefined if there is none. */
export const freeBox = (player: Player, map: MapId, side: MapSide, face: Face): number | undefined => {
  const marks = mapOf(player, map);
  const box = symbolsOf(map, side).findIndex((symbol, index) => symbol === face && !marks[side][index]);
  return marks.closed || box < 0 ? undefined : box;
};
/** [WP4] Maps a player could cash in. */
export const cashable = (player: Player): readonly MapId[] =>
  MAPS.filter(map => !mapOf(player, map).closed && isComplete(mapOf(player, map), 'bonus'));

/** What entering a room would cost: which dice pay, and which boxes would stand in for missing ones. */
export interface Payment {
  readonly dice: readonly Face[];
  readonly boxes: readonly DieTrack[];
  /** Symbols neither dice nor boxes can pay. */
  readonly missing: readonly Face[];
}

/** [WE1] [WB5] The dice kept pay first, for they are gone at the end of the turn; boxes stay until they are used. */
export const paymentFor = (state: State, room: RoomId): Payment => {
  let dice = state.kept;
  const paid: Face[] = [];
  const boxes: DieTrack[] = [];
  const missing: Face[] = [];
  for (const symbol of roomOf(state, room).symbols) {
    const left = without(dice, [symbol]);
    if (left) {
      dice = left;
      paid.push(symbol);
    } else if (isOneOf(DIE_TRACKS, symbol) && boxesLeft(state, symbol) > boxes.filter(one => one === symbol).length)
      boxes.push(symbol);
    else missing.push(symbol);
  }
  return { dice: paid, boxes, missing };
};

/** Who does not stand in the exit room. */
export const missingAtExit = (state: State): readonly Seat[] => {
  const exit = exitOf(state.options);
  return seatsOf(state).filter(who => !isIn(playerOf(state, who).place, exit));
};

/** [WF1] */
export const isWon = (state: State): boolean =>
  state.gems >= gemsNeeded(state.options) && missingAtExit(state).length === 0;

/** [WF2] Whether this turn is the last of the last round. */
export const isLastTurn = (state: State): boolean =>
  state.round === roundsOf(state.options) && leftOf(state, state.active) === state.start;

/** How many dice the cursed fields hold. */
export const cursedDice = ({ cursed: [left, middle, right] }: State): number => left + middle + right;

/** All dice in play, wherever they are; those on the adventure sheet are not. */
export const diceInPlay = (state: State): number =>
  state.supply +
  state.joining +
  state.rolled.length +
  state.kept.length +
  state.pool.length +
  state.used.length +
  cursedDice(state) +
  state.players.reduce((sum, { dice }) => sum + dice.length, 0);
