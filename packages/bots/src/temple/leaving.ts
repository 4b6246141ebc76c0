import { escapeCost } from '@templefall/temple';
import type { Job } from './job.ts';
import { distance } from './map.ts';
import { slowness } from './rolls.ts';
import { collapse, type Sight } from './sight.ts';

/** The way out, once the exit is found; undefined while it cannot be reached. */
export const escapeJob = (sight: Sight): Job | undefined => {
  const { map, ctx, spot, me } = sight;
  if (map.exit === undefined || distance(map, spot, map.exit) === Number.POSITIVE_INFINITY) return undefined;
  // Doomed, an open quest, the chalice: something else comes first.
  if (ctx.ask('refusesEscape', { seat: me }, undefined)) return undefined;
  return {
    id: 'escape',
    spots: [map.exit],
    cost: escapeCost(ctx),
    pooled: false,
    worth: 0,
    command: { type: 'escape' },
  };
};

/** Rolls until one is out, from here. */
export const rollsToLeave = ({ map, spot, rolls, grip }: Sight, { cost, spots }: Job): number =>
  distance(map, spot, spots[0] ?? map.start) * slowness(grip.dice) + rolls.alone(cost, grip);

/** Luck is not always average: this much longer is allowed for, and some time besides. */
const CARE = 1.6;
const MARGIN_MS = 8000;

/** Whether there is no time for anything else. */
export const isTimeToLeave = (sight: Sight, way: Job): boolean =>
  collapse(sight) - sight.at < rollsToLeave(sight, way) * sight.period * CARE + MARGIN_MS;
