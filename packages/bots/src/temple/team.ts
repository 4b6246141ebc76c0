import type { Seat } from '@templefall/kernel';
import type { Face, Spot } from '@templefall/temple';
import { type Grip, gripOf, handAt, isStuck, matching } from './hand.ts';
import type { Job } from './job.ts';
import { distance } from './map.ts';
import { rollsFor, rollsTogether } from './rolls.ts';
import type { Sight } from './sight.ts';

/** Who does what: every bot works it out for the whole team from what all see, so that they agree without a word. */
export interface Assignment {
  readonly job: Job;
  readonly seats: readonly Seat[];
  /** Worth for each roll spent. */
  readonly rate: number;
}

interface Hand {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly grip: Grip;
  /** Walking takes longer with fewer dice. */
  readonly slow: number;
}

/** The best job for its price first, with the group that does it best; then the next for those who are left. */
export const assignmentsOf = (sight: Sight, jobs: readonly Job[]): readonly Assignment[] => {
  let free = handsOf(sight);
  let open = jobs;
  const chosen: Assignment[] = [];
  while (free.length > 0 && open.length > 0) {
    let best: Assignment | undefined;
    for (const job of open) {
      const one = bestGroup(sight, job, free);
      if (one && (!best || one.rate > best.rate)) best = one;
    }
    if (!best) break;
    const { job, seats } = best;
    chosen.push(best);
    free = free.filter(hand => !seats.includes(hand.seat));
    open = open.filter(one => !excludes(job, one));
  }
  return chosen;
};

/** Two offers of one room, two doorways to one cell: only one of them will be. */
const excludes = (done: Job, other: Job): boolean =>
  done === other ||
  (done.untilGems !== undefined && done.untilGems === other.untilGems) ||
  (done.untilLaid !== undefined && done.untilLaid === other.untilLaid);

/** Walking with another number of dice than five. */
const SLOWNESS: readonly number[] = [99, 12, 6, 3.2, 1.56, 1, 0.78, 0.68];

const handsOf = ({ view, ctx, at }: Sight): readonly Hand[] =>
  view.players.flatMap((player, index): Hand[] => {
    const { spot } = player;
    if (spot === undefined || player.dice.length === 0 || isStuck(player, at)) return [];
    const seat = index as Seat;
    const grip = gripOf(ctx, seat);
    return [{ seat, spot, grip, slow: SLOWNESS[grip.dice] ?? 0.65 }];
  });

const bestGroup = (sight: Sight, job: Job, free: readonly Hand[]): Assignment | undefined => {
  const able = job.only ? free.filter(hand => job.only?.includes(hand.seat)) : free;
  const ranked = able
    .map(hand => ({ hand, away: awayFrom(sight, job, hand) }))
    .filter(({ away }) => away <= sight.temper.sight)
    .sort((a, b) => a.away - b.away || a.hand.seat - b.hand.seat);
  const most = job.pooled ? Math.min(ranked.length, sight.temper.gathers) : Math.min(1, ranked.length);
  let best: Assignment | undefined;
  let walked = 0;
  for (let size = 1; size <= most; size++) {
    const group = ranked.slice(0, size);
    const farthest = group.at(-1)?.away ?? 0;
    walked += farthest;
    const waiting = size * farthest - walked;
    const work = size * workOf(sight, job, group);
    const price = walked + Math.max(work, waiting) + OVERHEAD;
    const rate = job.worth / price;
    if (!best || rate > best.rate) best = { job, rate, seats: group.map(({ hand }) => hand.seat) };
  }
  return best && best.rate > 0 ? best : undefined;
};

/** Taking anything up costs a little: it keeps cheap trifles from looking infinitely good. */
const OVERHEAD = 1;

const awayFrom = ({ map }: Sight, { spots }: Job, { spot, grip, slow }: Hand): number => {
  if (spots.length === 0) return 0;
  const nearest = Math.min(...spots.map(to => distance(map, spot, to)));
  return nearest > 0 && (grip.trapped || grip.tangled) ? Number.POSITIVE_INFINITY : nearest * slow;
};

const workOf = (
  sight: Sight,
  { cost, pooled }: Job,
  group: readonly { readonly hand: Hand; readonly away: number }[],
): number => {
  if (cost.length === 0) return 0;
  const [first] = group;
  if (!first) return Number.POSITIVE_INFINITY;
  if (!pooled || (group.length === 1 && first.away > 0)) return rollsFor(sight.odds, cost, first.hand.grip);
  let held = 0;
  let dice = 0;
  let torches = 0;
  for (const { hand, away } of group) {
    dice += hand.grip.dice;
    torches += hand.grip.torch;
    const player = sight.view.players[hand.seat];
    if (away === 0 && player) held += matching(handAt(player, sight.at), cost);
  }
  const symbol = cost[0] as Face;
  const strength = symbol === 'T' ? torches / group.length : 1;
  const share = Math.max(0, cost.length / strength - held) / group.length;
  return rollsTogether(sight.odds, symbol, share, Math.round(dice / group.length));
};
