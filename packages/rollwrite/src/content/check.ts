import { neighbours, roomsOn } from '../geography.ts';
import { printFaces } from '../notation.ts';
import {
  COLOURS,
  HALVES,
  LEVELS,
  MAPS,
  PLAYER_COUNTS,
  ROOMS,
  type RoomId,
  SIDES,
  SYMBOLS,
  TRACKS,
  type Track,
} from '../vocabulary.ts';
import { BONUS_TRACKS, type BonusTrack, GEM_TRACK, GEMS_NEEDED } from './adventure.ts';
import { TREASURE_MAPS, type TreasureMap } from './maps.ts';
import { BASE_SHEET, type TempleSheet } from './temple.ts';

/** The laws a temple sheet owes, however it is tuned; each that is broken is told in words. */
export const sheetProblems = ({ rooms }: TempleSheet): readonly string[] => [
  ...pairProblems(ROOMS.map(room => printFaces(rooms[room].symbols))),
  ...secretProblems(ROOMS.flatMap(room => rooms[room].secret ?? [])),
  ...borderProblems(BORDER.flatMap(room => rooms[room].secret ?? [])),
  ...countProblem(
    'exit rooms',
    ROOMS.filter(room => rooms[room].action === 'exit'),
    1,
  ),
  ...SIDES.flatMap(side =>
    ROOMS.filter(room => !reachedFrom(roomsOn(side)).has(room)).map(room => `${room} cannot be reached from ${side}`),
  ),
];

/** Six maps of three symbols a side. */
export const mapProblems = (maps: typeof TREASURE_MAPS = TREASURE_MAPS): readonly string[] =>
  MAPS.flatMap(map => {
    const { bonus, gem }: TreasureMap = maps[map];
    return [
      ...countProblem(`bonus symbols of map ${map}`, bonus, 3),
      ...countProblem(`gem symbols of map ${map}`, gem, 3),
    ];
  });

/** Every track's gem lies on the track and within reach, in one column, and the gem track is long enough for every level. */
export const trackProblems = (tracks: typeof BONUS_TRACKS = BONUS_TRACKS): readonly string[] => [
  ...TRACKS.flatMap(track => {
    const { boxes, gemAt }: BonusTrack = tracks[track];
    return PLAYER_COUNTS.filter(
      players => gemAt[players] < 1 || gemAt[players] > Math.min(boxes, players * circlesFor(track)),
    ).map(players => `${track} gives ${players} players no gem`);
  }),
  ...PLAYER_COUNTS.filter(players => new Set(TRACKS.map(track => tracks[track].gemAt[players])).size > 1).map(
    players => `the gems of ${players} players stand in more than one column`,
  ),
  ...LEVELS.flatMap(level =>
    PLAYER_COUNTS.filter(players => GEMS_NEEDED[level][players] > GEM_TRACK).map(
      players => `${level} for ${players} players is longer than the gem track`,
    ),
  ),
];

/** The circles of a track that one player's rooms and maps can bring, jokers aside. */
const circlesFor = (track: Track): number =>
  ROOMS.filter(room => BASE_SHEET.rooms[room].action === track).length +
  MAPS.filter(map => TREASURE_MAPS[map].reward === track).length;

/** Secret rooms are demanding: of each colour at most one half can be entered from outside. */
const borderProblems = (secrets: readonly { readonly colour: string }[]): readonly string[] =>
  COLOURS.filter(colour => secrets.filter(one => one.colour === colour).length > 1).map(
    colour => `both halves of ${colour} lie on the border`,
  );

const BORDER: readonly RoomId[] = ROOMS.filter(room => SIDES.some(side => roomsOn(side).includes(room)));

/** The die counts the adventurer twice: AA stands four times, a pair with one A twice, any other pair once. */
const pairProblems = (pairs: readonly string[]): readonly string[] =>
  SYMBOLS.flatMap(first =>
    SYMBOLS.flatMap(second => {
      const weight = (first === 'adventurer' ? 2 : 1) * (second === 'adventurer' ? 2 : 1);
      const pair = printFaces([first, second]);
      return countProblem(
        `rooms with ${pair}`,
        pairs.filter(one => one === pair),
        weight,
      );
    }),
  );

const secretProblems = (secrets: readonly { readonly colour: string; readonly half: string }[]): readonly string[] =>
  COLOURS.flatMap(colour =>
    HALVES.flatMap(half =>
      countProblem(
        `${half} halves of ${colour}`,
        secrets.filter(one => one.colour === colour && one.half === half),
        1,
      ),
    ),
  );

const countProblem = (what: string, found: readonly unknown[], expected: number): readonly string[] =>
  found.length === expected ? [] : [`${what}: ${found.length}, not ${expected}`];

const reachedFrom = (entrances: readonly RoomId[]): ReadonlySet<RoomId> => {
  const reached = new Set(entrances);
  for (const room of reached) for (const next of neighbours(room)) reached.add(next);
  return reached;
};
