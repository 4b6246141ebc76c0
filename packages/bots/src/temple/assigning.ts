import type { Seat } from '@templefall/kernel';
import type { Job } from './job.ts';
import { distance } from './map.ts';
import type { Mate, Sight, Team } from './sight.ts';
import { type GroupMember, workTogether } from './team.ts';

/** Who does what: every bot works it out for the whole team from what all see, so that they agree without a word. */
export interface Assignment {
  readonly job: Job;
  readonly seats: readonly Seat[];
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
    if (seats.includes(sight.me)) return { mine: best, ...(shared && { shared }) };
    if (job.pooled) shared ??= job;
    free = free.filter(mate => !seats.includes(mate.seat));
    for (const [index, offer] of offers.entries()) {
      if (!offer) continue;
      if (excludes(job, offer.job)) offers[index] = undefined;
      else if (offer.seats.some(seat => seats.includes(seat))) offers[index] = bestGroup(sight, offer.job, free);
    }
  }
};

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

/** Taking anything up costs a little: it keeps cheap trifles from looking infinitely good. */
const OVERHEAD = 1;

/** The group that does a job at the best price: the nearest, as many as pay off. */
export const bestGroup = (sight: Sight, job: Job, free: readonly Mate[]): Assignment | undefined => {
  const near = nearest(sight, job, free);
  const most = job.pooled ? Math.min(near.length, sight.temper.gathers) : Math.min(1, near.length);
  let bestSize = 0;
  let bestRate = 0;
  let walked = 0;
  for (let size = 1; size <= most; size++) {
    const farthest = near[size - 1]?.away ?? 0;
    walked += farthest;
    if (size < (job.least ?? 1)) continue;
    const waiting = size * farthest - walked;
    const group = size === near.length ? near : near.slice(0, size);
    const work = size * workOf(sight, job, group);
    const rate = job.worth / (walked + Math.max(work, waiting) + OVERHEAD);
    if (rate <= bestRate) continue;
    bestRate = rate;
    bestSize = size;
  }
  if (bestSize === 0) return undefined;
  return { job, rate: bestRate, seats: near.slice(0, bestSize).map(({ mate }) => mate.seat) };
};

/** Those who can come, the nearest first. */
const nearest = (sight: Sight, job: Job, free: readonly Mate[]): readonly GroupMember[] => {
  const near: GroupMember[] = [];
  for (const mate of free) {
    if (job.only && !job.only.includes(mate.seat)) continue;
    const away = awayFrom(sight, job, mate);
    if (away > sight.temper.sight) continue;
    let place = near.length;
    while (place > 0 && (near[place - 1]?.away ?? 0) > away) place--;
    if (place === near.length) near.push({ mate, away });
    else near.splice(place, 0, { mate, away });
  }
  return near;
};

const awayFrom = ({ map }: Sight, { spots, untilLaid }: Job, { spot, grip, slow }: Mate): number => {
  if (untilLaid !== undefined && (grip.trapped || grip.tangled)) return Number.POSITIVE_INFINITY;
  let away = spots.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const to of spots) away = Math.min(away, distance(map, spot, to));
  return away > 0 && (grip.trapped || grip.tangled) ? Number.POSITIVE_INFINITY : away * slow;
};

const workOf = (sight: Sight, { cost, pooled }: Job, group: readonly GroupMember[]): number => {
  const [first] = group;
  if (cost.length === 0 || !first) return 0;
  return pooled ? workTogether(sight, cost, group) : sight.rolls.alone(cost, first.mate.grip);
};
