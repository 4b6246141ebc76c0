import type { State } from '@templefall/temple';
import { type Assignment, assignmentFor, bestGroup, isAmong } from './assigning.ts';
import { lastWord, withCalls } from './hearing.ts';
import { mustGoHome, nearestSafe } from './home.ts';
import type { Job } from './job.ts';
import { coreJobs } from './jobs.ts';
import { escapeJob, isTimeToLeave, rollsToLeave } from './leaving.ts';
import type { Memory, Situation } from './memory.ts';
import { moduleJobs } from './modules.ts';
import type { Team } from './sight.ts';
import { collapse, type Sight } from './sight.ts';
import { teamOf } from './team.ts';

/** What to do next: go home, leave, or the best job the team has for this seat. */
export const planned = (sight: Sight, memory: Memory): Job => {
  const team = teamOf(sight);
  const jobs = withCalls(
    sight,
    sight.parts.jobs.length === 0 ? coreJobs(sight, team) : [...coreJobs(sight, team), ...moduleJobs(sight, team)],
  );
  if (mustGoHome(sight)) return rescueFirst(sight, team, jobs) ?? homeJob(sight);
  const way = escapeJob(sight);
  const canLeave = way !== undefined && rollsToLeave(sight, way) < HOPELESS;
  if (canLeave && isTimeToLeave(sight, way)) return rescueOnTheWay(sight, jobs) ?? way;

  const { mine, shared } = assignmentFor(sight, team, jobs);
  const kept = keptJob(sight, memory, { team, jobs, mine });
  if (kept) return kept;
  if (mine && (!canLeave || mine.rate >= rateToStay(sight, way))) return mine.job;
  if (canLeave) return way;
  return shared ?? way ?? idleJob(sight);
};

/** More rolls than this are as good as no way out. */
const HOPELESS = 70;

/** With the exit at hand, what saves fewer rolls than it takes is left alone; with time to spare, a good deal fewer. */
const rateToStay = (sight: Sight, way: Job): number => {
  const left = (collapse(sight) - sight.at) / sight.period;
  return left > 3 * rollsToLeave(sight, way) + 40 ? 0.45 : 1;
};

/** How much better something else must be to leave a room where one already collects. */
const TEMPTATION = 1.35;

interface Choice {
  readonly team: Team;
  readonly jobs: readonly Job[];
  readonly mine: Assignment | undefined;
}

const keptJob = (sight: Sight, { job }: Memory, { team, jobs, mine }: Choice): Job | undefined => {
  if (!job?.pooled || !job.spots.includes(sight.spot) || mine?.job.spots[0] === job.spots[0]) return undefined;
  const still = jobs.find(({ id }) => id === job.id);
  const here = still && bestGroup(sight, still, team.mates);
  return here && isAmong(here.seats, sight.me) && (mine?.rate ?? 0) < here.rate * TEMPTATION ? still : undefined;
};

/** In the last minutes only friends in the same room are helped. */
const rescueOnTheWay = ({ spot, me }: Sight, jobs: readonly Job[]): Job | undefined =>
  jobs.find(({ command, spots }) => command.type === 'free' && command.helped !== me && spots.includes(spot));

/** Whoever is nearest to a stuck friend goes there, slam or not: a die is lost sooner than a player. */
const rescueFirst = (sight: Sight, team: Team, jobs: readonly Job[]): Job | undefined =>
  assignmentFor(
    sight,
    team,
    jobs.filter(({ command }) => command.type === 'free'),
  ).mine?.job;

const homeJob = (sight: Sight): Job => ({
  id: 'home',
  spots: [nearestSafe(sight)],
  cost: [],
  pooled: false,
  worth: 0,
  command: { type: 'wait' },
});

const idleJob = ({ spot }: Sight): Job => ({
  id: 'idle',
  spots: [spot],
  cost: ['A', 'A'],
  pooled: false,
  worth: 0,
  command: { type: 'wait' },
});

export const situationOf = (sight: Sight): Situation => {
  const { view, spot, player, map } = sight;
  return {
    spot,
    depot: view.depot,
    slams: view.slams,
    gongs: view.gongs,
    dice: player.dice.length,
    inside: insideOf(view),
    exit: map.exit ?? '',
    word: lastWord(sight),
  };
};

/** Whether nothing has changed that would make one think again. */
export const isStillSo = (sight: Sight, seen: Situation): boolean => {
  const { view, spot, player, map } = sight;
  return (
    seen.spot === spot &&
    seen.depot === view.depot &&
    seen.slams === view.slams &&
    seen.gongs === view.gongs &&
    seen.dice === player.dice.length &&
    seen.exit === (map.exit ?? '') &&
    seen.inside === insideOf(view) &&
    seen.word === lastWord(sight)
  );
};

const insideOf = ({ players }: State): number => {
  let inside = 0;
  for (const { spot } of players) if (spot !== undefined) inside++;
  return inside;
};
