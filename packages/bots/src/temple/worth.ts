import { distanceInRow, rowFrom } from './map.ts';
import { gemsOfModules } from './modules.ts';
import type { Sight, Team } from './sight.ts';
import { keySaved } from './team.ts';

/** What jobs are worth, in rolls of one player. Tuned by simulation; what counts is how they compare. */
export const WORTH = {
  /** A gem, at most: while nobody could leave anyway. */
  gem: 16,
  /** A room while the exit is not found, and while gems are still wanted. */
  roomBeforeExit: 8,
  roomForGems: 6,
  /** A friend with black dice only. */
  friend: 40,
} as const;

/** Gems that can still be had, and how many are wanted. */
export interface Prospect {
  readonly laid: number;
  readonly unseen: number;
  readonly depot: number;
  readonly wanted: number;
}

/** Gems that may stay in the depot when everybody leaves: another key each. */
const LEFT_BEHIND = 1;

export const prospectOf = (sight: Sight): Prospect => {
  const { view, map, spot } = sight;
  const row = rowFrom(map, spot);
  let laid = 0;
  let seen = 0;
  for (const { cell, spots, most } of map.gemRooms) {
    const gems = view.rooms[cell]?.gems ?? 0;
    // A room that cannot be reached is as good as one not found yet.
    const isThere = distanceInRow(map, row, spots[0]) < Number.POSITIVE_INFINITY;
    if (isThere || gems > 0) seen += most;
    if (isThere && gems === 0) laid += most;
  }
  return {
    laid,
    unseen: Math.max(0, gemsInTheBox(sight) - seen),
    depot: view.depot,
    wanted: Math.max(0, view.depot - LEFT_BEHIND),
  };
};

/** Great rooms for three gems each and six rooms for one; two more great ones for six on expert (TS12). */
const gemsInTheBox = (sight: Sight): number => {
  const { players, level } = sight.view.options;
  return (players === 6 && level === 'expert' ? 6 : 4) * 3 + 6 + gemsOfModules(sight);
};

/** What taking gems from the depot saves everyone at the exit. */
export const gemsWorth = ({ view }: Sight, team: Team, gems: number): number => {
  const taken = Math.min(gems, view.depot);
  let worth = 0;
  for (let gem = 0; gem < taken; gem++)
    worth += Math.min(WORTH.gem, keySaved(team, view.depot - gem + team.keysBeyond));
  return worth;
};

/** What it costs to leave a gem of a room for ever: little while there are more than enough, else a key more for all. */
export const priceOfWaste = (team: Team, { laid, unseen, depot }: Prospect): number => {
  const spare = laid + unseen - depot;
  if (spare > 3) return 8;
  return spare > 0 ? 10 : Math.max(10, keySaved(team, 1 + team.keysBeyond - spare));
};
