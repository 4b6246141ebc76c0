import {
  all,
  anything,
  dictionary,
  fields,
  list,
  mistake,
  optional,
  type Path,
  type Pile,
  pileOf,
  type Reader,
  text,
} from '@templefall/kernel';
import { ok } from '@templefall/kit';
import type { TempleGame } from '../game.ts';
import { lawful } from '../position/lawful.ts';
import { printRest, restFields } from '../position/rest.ts';
import { bareState } from '../setup.ts';
import type { Options, Player, Rooms, State } from '../state.ts';
import type { TileId } from '../vocabulary.ts';
import { parsePlayer, printPlayer } from './player.ts';
import { parseRoom, parseTile, printRoom, type TileBox } from './room.ts';

/**
 * A whole position in one line, for logs and bug reports (docs/SCENARIOS.md): options, rooms in the order they were laid,
 * players, stack, gems, clock, and what is seldom there as JSON. Tiles are named, not described: a line means what the
 * tables of its version mean. A view can be printed too; its stack is a number.
 */
export const printPosition = (state: State): string => {
  const { players, level, pace, clock, soundtrack, modules } = state.options;
  const seldom = {
    ...(Object.keys(modules).length > 0 && { options: modules, modules: state.modules }),
    ...printRest(state),
  };
  return [
    [players, level, pace, clock, soundtrack].join('/'),
    Object.entries(state.rooms)
      .map(([cell, room]) => `${cell}=${printRoom(room)}`)
      .join(';'),
    state.players.map(printPlayer).join(';'),
    printStack(state.stack),
    `${state.depot}+${state.spare}`,
    `${state.gongs}/${state.slams}`,
    Object.keys(seldom).length > 0 ? JSON.stringify(seldom) : '-',
  ].join(' ');
};

export const parsePosition =
  (game: TempleGame, box: TileBox): Reader<State> =>
  (raw, path) => {
    const words = typeof raw === 'string' ? raw.split(' ') : [];
    if (words.length < WORDS.length) return mistake(path, `the words ${WORDS.join(', ')}`, raw);
    const named = {
      ...Object.fromEntries(WORDS.map((word, index) => [word, words[index]])),
      rest: words.slice(6).join(' '),
    };
    const read = fields({
      options: text,
      rooms: parseRooms(box),
      players: parsePlayers,
      stack: parseStack(box),
      gems: parsePair('+', 'gems in the depot and beside it, like 7+2'),
      clock: parsePair('/', 'gongs and slams, like 1/0'),
      rest: parseRest(box),
    })(named, path);
    if (!read.ok) return read;

    const { rooms, players, stack, gems, clock } = read.value;
    const { options: own = {}, modules = {}, votes = {}, ...seldom } = read.value.rest;
    const options = parseAgreed(game, own)(read.value.options, [...path, 'options']);
    if (!options.ok) return options;
    const [depot, spare] = gems;
    const [gongs, slams] = clock;
    const bare = bareState(options.value, modules);
    return lawful({ ...bare, rooms, players, stack, depot, spare, gongs, slams, votes, ...seldom }, path);
  };

const WORDS = ['options', 'rooms', 'players', 'stack', 'gems', 'clock', 'rest'] as const;

const parseAgreed =
  (game: TempleGame, modules: unknown): Reader<Options> =>
  (raw, path) => {
    const [players, level, pace, clock, soundtrack] = String(raw).split('/');
    const options = game.parseOptions({
      players: Number(players),
      level,
      pace,
      clock,
      soundtrack: Number(soundtrack),
      modules,
    });
    return options.ok
      ? options
      : mistake(path, `options like 2/normal/standard/standard/1 (${options.error[0]?.code})`, raw);
  };

const parseRooms =
  (box: TileBox): Reader<Rooms> =>
  (raw, path) => {
    const pairs = String(raw)
      .split(';')
      .map(word => word.split('='));
    return dictionary(parseRoom(box))(Object.fromEntries(pairs), path);
  };

const parsePlayers: Reader<readonly Player[]> = (raw, path) =>
  all(
    String(raw)
      .split(';')
      .map((word, seat) => parsePlayer(seat)(word, [...path, seat])),
  );

/** `exit,basic-1`, top first; `#12` for a stack whose order is hidden; a dash for none. */
const printStack = ({ size, order }: Pile<TileId>): string => {
  if (!order) return `#${size}`;
  return size === 0 ? '-' : order.join(',');
};

const parseStack =
  (box: TileBox): Reader<Pile<TileId>> =>
  (raw, path) => {
    const word = String(raw);
    if (/^#\d+$/.test(word)) return ok({ size: Number(word.slice(1)) });
    const tiles = list(parseTile(box))(word === '-' ? [] : word.split(','), path);
    return tiles.ok ? ok(pileOf(tiles.value.map(tile => tile.id))) : tiles;
  };

const parsePair =
  (between: string, expected: string): Reader<readonly [number, number]> =>
  (raw, path) => {
    const [first, second, ...more] = String(raw).split(between).map(Number);
    return Number.isInteger(first) && Number.isInteger(second) && more.length === 0
      ? ok([first as number, second as number])
      : mistake(path, expected, raw);
  };

const parseRest = (box: TileBox) => (raw: unknown, path: Path) => {
  const reader = fields({
    options: optional(dictionary(anything)),
    modules: optional(dictionary(anything)),
    ...restFields(box),
  });
  if (raw === '-') return reader({}, path);
  try {
    return reader(JSON.parse(String(raw)), path);
  } catch {
    return mistake(path, 'JSON, or a dash', raw);
  }
};
