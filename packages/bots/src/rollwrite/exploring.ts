import { type Command, MAPS, paymentFor, ROOMS, type RoomId } from '@templefall/rollwrite';
import { cashIn, MAPS_A_SEAT, walkRoute } from './carrying.ts';
import { symbolNumber } from './chart.ts';
import { playedOn, share } from './future.ts';
import { handOfFaces } from './hands.ts';
import { luckOf } from './luck.ts';
import type { Mind } from './mind.ts';
import { prospectOf } from './prospect.ts';
import { at, listAt } from './reading.ts';
import { bestRoute, type Route, routeOf, type Step, walkAll } from './routes.ts';
import { copied, type Sketch } from './sketch.ts';
import { isBonusDone, mapWorth, rewardTrack, treasuryOf } from './treasure.ts';

/** The way to go with the dice kept: the best by its worth, or, with time to think, the best over imagined futures. */
export const routeFor = (mind: Mind): Route => {
  const { view, prospect, temper } = mind;
  const hand = handOfFaces(view.kept);
  return temper.futures === 0 ? bestRoute(prospect, hand) : triedRoute(mind, plansFor(mind, hand), hand);
};

export const stepCommand = ({ view, me }: Mind, step: Step | undefined): Command => {
  if (!step) return { type: 'endExploring', seat: me };
  const room = listAt<RoomId>(ROOMS, step.room);
  if (step.isRush) return { type: 'rushInto', seat: me, room };
  const { boxes } = paymentFor(view, room);
  return { type: 'enterRoom', seat: me, room, ...(boxes.length > 0 && { boxes }) };
};

/** The best route to each place, the most promising places first. */
const plansFor = ({ prospect, temper }: Mind, hand: number): readonly Route[] => {
  const byEnd = new Map<number, Route>();
  walkAll(prospect, hand, (walk, place, worth) => {
    const known = byEnd.get(place);
    if (!known || worth > known.worth) byEnd.set(place, routeOf(walk, place, worth));
  });
  return [...byEnd.values()].sort((one, other) => other.worth - one.worth).slice(0, temper.plans);
};

const triedRoute = (mind: Mind, plans: readonly Route[], hand: number): Route => {
  const { view, sketch, prospect, temper, rng } = mind;
  const [only] = plans;
  if (only === undefined || plans.length === 1) return only ?? bestRoute(prospect, hand);
  const futures = rng.below(FUTURES);
  const pool = view.pool.map(symbolNumber);
  const trials = plans.map(plan => {
    const table = copied(sketch);
    walkRoute(table, plan, { hand, joker: prospect.joker });
    share(table, [...pool], temper.weights);
    return { plan, table };
  });
  // All are tried in some futures, the better half of them in all.
  const ranked = (some: typeof trials, count: number): typeof trials => {
    const worths = new Map(
      some.map(trial => [
        trial,
        triedWorth(trial.table, futures, { ...temper, futures: count }) + HUNCH * trial.plan.worth,
      ]),
    );
    return some.toSorted((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0));
  };
  const better = ranked(trials, Math.ceil(temper.futures * GLANCE)).slice(0, Math.ceil(plans.length / 2));
  return better.length === 1 ? listAt(better, 0).plan : listAt(ranked(better, temper.futures), 0).plan;
};

/** The share of the futures that every plan is tried in. */
const GLANCE = 0.25;

/** Different numbers give different futures. */
const FUTURES = 2 ** 30;
/** How much of the worth by rule counts beside what was tried: it decides between plans that came out alike. */
const HUNCH = 0.12;

/** The mean over imagined games from a table at the end of a turn. */
const triedWorth = (table: Sketch, futures: number, { futures: count, weights }: Mind['temper']): number => {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += playedOn(copied(table), luckOf(futures + index), weights);
  return sum / count;
};

/** [WP4] A map without its gem is cashed in for what its box makes possible, if that is more than the gem still hoped for. */
export const cashing = ({ view, me, sketch, prospect, temper }: Mind): Command | undefined => {
  const hand = handOfFaces(view.kept);
  const treasury = treasuryOf(sketch, temper.weights);
  for (const map of MAPS) {
    const mark = at(sketch.marks, me * MAPS_A_SEAT + map - 1);
    if (!isBonusDone(mark)) continue;
    const cashed = copied(sketch);
    cashIn(cashed, me, map - 1);
    const then = prospectOf(cashed, me, temper.weights);
    const circle = at(prospect.actions, rewardTrack(map - 1)) + (cashed.gems - sketch.gems);
    const gain = bestRoute(then, hand).worth + circle - bestRoute(prospect, hand).worth;
    if (gain > mapWorth(treasury, map - 1, mark)) return { type: 'cashMap', seat: me, map };
  }
  return undefined;
};
