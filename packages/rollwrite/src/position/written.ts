import type { Place } from '../geography.ts';
import { printFaces } from '../notation.ts';
import type { MapMarks, Player, State } from '../state.ts';
import { barredWaysOf } from '../variants/index.ts';
import { TRACKS } from '../vocabulary.ts';

/** A table in the words in which positions are written; `rollwritePosition` reads it back. */
export const writtenPosition = (state: State): object => ({
  phase: state.phase,
  round: state.round,
  active: state.active,
  players: state.players.map(writtenPlayer),
  rolled: printFaces(state.rolled),
  placed: state.placed,
  kept: printFaces(state.kept),
  pool: printFaces(state.pool),
  used: printFaces(state.used),
  takers: state.takers,
  supply: state.supply,
  joining: state.joining,
  cursed: state.cursed,
  tracks: Object.fromEntries(
    TRACKS.map(track => [track, `${state.tracks[track].circled}/${state.tracks[track].used}`]),
  ),
  gems: state.gems,
  secrets: state.secrets,
  extra: printFaces(state.extra.faces),
  extraDice: state.extra.dice,
  closed: barredWaysOf(state)?.closed ?? [],
});

/** The whole in one line, options included. */
export const printPosition = (state: State): string =>
  JSON.stringify({ options: { ...state.options, startPlayer: state.start }, ...writtenPosition(state) });

const writtenPlayer = ({ place, crossed, maps, dice, rolls }: Player): object => ({
  ...(place && { at: writtenPlace(place) }),
  crossed,
  maps: Object.fromEntries(maps.map((marks, index) => [index + 1, writtenMap(marks)])),
  dice: printFaces(dice),
  rolls,
});

const writtenPlace = (place: Place): string => (place.type === 'room' ? place.room : place.side);

const writtenMap = ({ bonus, gem, closed }: MapMarks): string =>
  `${crosses(bonus)}/${crosses(gem)}${closed ? ' closed' : ''}`;

const crosses = (marks: readonly boolean[]): string => marks.map(mark => (mark ? 'x' : '.')).join('');
