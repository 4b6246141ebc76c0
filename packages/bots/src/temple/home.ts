import type { Spot } from '@templefall/temple';
import { hasModules } from './hand.ts';
import { isCalledHome } from './hearing.ts';
import { distance, rowFrom, walkIn } from './map.ts';
import { slowness } from './rolls.ts';
import { collapse, isLastCountdown, nextSlam, type Sight } from './sight.ts';
import { prospectOf } from './worth.ts';

/** Where a slamming door does no harm, the nearest first: the start room, a great torch. */
export const nearestSafe = (sight: Sight): Spot => {
  const { ctx, map, spot, safePlaces } = sight;
  if (!hasModules(ctx)) return map.start;
  let best = map.start;
  let least = distance(map, spot, best);
  const row = rowFrom(map, spot);
  for (const place of safePlaces(ctx, map)) {
    const one = map.spots[place];
    const away = walkIn(map, row, place);
    if (one === undefined || away >= least) continue;
    best = one;
    least = away;
  }
  return best;
};

/** How long before the slam one must be on the way, for each roll it should take, and at least. */
const CARE = 1.35;
const AT_LEAST_MS = 2500;
/** A countdown that is not heard yet is not on everybody's mind. */
const PATIENCE_AT_HOME_MS = 6000;

/** Called home earlier than this before a slam, a bot finishes what it does. */
const REMINDED_MS = 45_000;

/** Nobody is farther from home than this. */
const LONGEST_WAY_MS = 110_000;

/** Whether the way home must be taken now. */
export const mustGoHome = (sight: Sight): boolean => {
  const { view, at, temper } = sight;
  if (isLastCountdown(sight) || view.countdowns.length === 0) return false;
  const left = nextSlam(sight) - at;
  if (left > LONGEST_WAY_MS) return false;
  const hasHeard = view.gongs > view.slams;
  const isReminded = isCalledHome(sight) && left < REMINDED_MS;
  if (temper.minds === 'gong' && !hasHeard && !isReminded) return false;
  const away = homeRolls(sight);
  if (away === 0) return left < PATIENCE_AT_HOME_MS;
  const takes = away * sight.period;
  if (left > takes * CARE + AT_LEAST_MS && !isReminded) return false;
  return left > takes * HOPE && isWorthGoing(sight, away);
};

/** Whoever would need more luck than this does not try. */
const HOPE = 0.6;

const homeRolls = (sight: Sight): number => {
  const { map, spot, grip } = sight;
  const to = nearestSafe(sight);
  return spot === to ? 0 : grip.trapped ? Number.POSITIVE_INFINITY : distance(map, spot, to) * slowness(grip.dice);
};

/** What a die less costs in time for all that is left to do. */
const DIE_LOST = 0.55;

const isWorthGoing = (sight: Sight, away: number): boolean => {
  const { view, map, spot, period } = sight;
  const { wanted } = prospectOf(sight);
  const inside = view.players.filter(player => player.spot !== undefined).length;
  const toFind = map.exit === undefined ? Math.max(1, view.stack.size - 3) : 0;
  const toExit = map.exit === undefined ? 10 : distance(map, spot, map.exit) + 4;
  const work = (wanted * 12 + toFind * 6) / Math.max(1, inside) + toExit;
  const rollsLeft = (collapse(sight) - nextSlam(sight)) / period;
  return away * 1.7 < DIE_LOST * Math.min(work * 1.3, rollsLeft);
};
