import type { Seat } from '@templefall/kernel';
import type { Spot } from '@templefall/temple';
import { matching } from './hand.ts';
import type { Job } from './job.ts';
import { placeOn, type TempleMap, walkIn } from './map.ts';
import type { Mate, Sight, Team } from './sight.ts';
import { workTogether } from './team.ts';

/** Who does what: every bot works it out for the whole team from what all see, so that they agree without a word. */
export interface Assignment {
  readonly job: Job;
  /** A bit for each seat: there are many offers, and few are taken up. */
  readonly seats: number;
  /** Worth for each roll spent. */
  readonly rate: number;
}

/**
 * The best job for its price first, with the group that does it best; then the next for those who are left, until this
 * seat has one.
 */
export const assignmentFor = (sight: Sight, team: Team, jobs: readonly Job[]): Assigned => {
  let free = team.mates;
  const offers: (Assignment | undefined)[] = jobs.map(job => bestGroup(sight, job, free));
  let shared: Job | undefined;
  for (;;) {
    let best: Assignment | undefined;
    for (const offer of offers) if (offer && (!best || offer.rate > best.rate)) best = offer;
    if (!best) return { ...(shared && { shared }) };
    const { job, seats } = best;
    if (isAmong(seats, sight.me)) return { mine: best, ...(shared && { shared }) };
    if (job.pooled) shared ??= job;
    free = free.filter(mate => !isAmong(seats, mate.seat));
    for (let index = 0; index < offers.length; index++) {
      const offer = offers[index];
      if (!offer) continue;
      if (excludes(job, offer.job)) offers[index] = undefined;
      else if ((offer.seats & seats) !== 0) offers[index] = bestGroup(sight, offer.job, free);
    }
  }
};

export const isAmong = (seats: number, seat: Seat): boolean => ((seats >> seat) & 1) === 1;

export interface Assigned {
  readonly mine?: Assignment;
  /** The best of what others do together, where one more pair of hands is welcome. */
  readonly shared?: Job;
}

/** Two offers of one room, two doorways to one cell: only one of them will be. */
const excludes = (done: Job, other: Job): boolean =>
  done === other ||
  (done.untilGems !== undefined && done.untilGems === other.untilGems) ||
  (done.untilLaid !== undefined && done.untilLaid === other.untilLaid);

/** Nobody plays with more. */
const MOST_MATES = 6;

/** Taking anything up costs a little: it keeps cheap trifles from looking infinitely good. */
const OVERHEAD = 1;

/** The group that does a job at the best price: the nearest, as many as pay off. */
export const bestGroup = (sight: Sight, job: Job, free: readonly Mate[]): Assignment | undefined => {
  const count = nearest(sight, job, free);
  const first = free[ORDER[0] ?? 0];
  if (count === 0 || !first) return undefined;
  const { cost, pooled, least = 1 } = job;
  const most = pooled ? Math.min(count, sight.temper.gathers) : 1;
  let bestSize = 0;
  let bestRate = 0;
  let walked = 0;
  let dice = 0;
  let torches = 0;
  let held = 0;
  for (let size = 1; size <= most; size++) {
    const last = free[ORDER[size - 1] ?? 0] ?? first;
    const farthest = AWAY[size - 1] ?? 0;
    walked += farthest;
    dice += last.grip.dice;
    torches += last.grip.torch;
    if (pooled && farthest === 0) held += matching(last.hand, cost);
    if (size < least) continue;
    const waiting = size * farthest - walked;
    const each =
      cost.length === 0
        ? 0
        : pooled
          ? workTogether(sight, cost, { size, dice, torches, held })
          : sight.rolls.alone(cost, first.grip);
    const rate = job.worth / (walked + Math.max(size * each, waiting) + OVERHEAD);
    if (rate <= bestRate) continue;
    bestRate = rate;
    bestSize = size;
  }
  if (bestSize === 0) return undefined;
  let seats = 0;
  for (let index = 0; index < bestSize; index++) seats |= 1 << (free[ORDER[index] ?? 0] ?? first).seat;
  return { job, rate: bestRate, seats };
};

/** The order of those who can come, and how far each of them is: written anew for every job, so nothing is carried over. */
const ORDER = new Uint8Array(MOST_MATES);
const AWAY = new Float64Array(MOST_MATES);

/** Puts those who can come in order, the nearest first; says how many they are. */
const nearest = (sight: Sight, job: Job, free: readonly Mate[]): number => {
  const { map } = sight;
  const { spots } = job;
  // Most jobs have one spot: where it stands on the map is looked up once for all.
  const there = spots.length === 1 ? placeOn(map, spots[0]) : undefined;
  let count = 0;
  for (let index = 0; index < free.length; index++) {
    const mate = free[index];
    if (!mate || (job.only && !job.only.includes(mate.seat))) continue;
    const far = awayFrom(job, mate, there === undefined ? walkTo(map, spots, mate.row) : walkIn(map, mate.row, there));
    if (far > sight.temper.sight) continue;
    let place = count++;
    for (; place > 0 && (AWAY[place - 1] ?? 0) > far; place--) {
      AWAY[place] = AWAY[place - 1] ?? 0;
      ORDER[place] = ORDER[place - 1] ?? 0;
    }
    AWAY[place] = far;
    ORDER[place] = index;
  }
  return count;
};

const awayFrom = ({ untilLaid }: Job, { grip, slow }: Mate, away: number): number => {
  const isHeld = grip.trapped || grip.tangled;
  if (isHeld && (untilLaid !== undefined || away > 0)) return Number.POSITIVE_INFINITY;
  return away * slow;
};

/** The walk to the nearest of several spots; none are everywhere. */
const walkTo = (map: TempleMap, spots: readonly Spot[], row: number): number => {
  let away = spots.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const to of spots) away = Math.min(away, walkIn(map, row, placeOn(map, to)));
  return away;
};
