import type { Way } from '@templefall/rollwrite';
import { type Chart, distancesOn, OUTSIDE, waysAround } from './chart.ts';
import { realAt } from './reading.ts';

/** One player's sheet with its closed ways: where one can go, how far it is, and how near that feels. */
export interface Land {
  readonly ways: readonly (readonly number[])[];
  /** By place and room: the cost in turns. */
  readonly far: Float64Array;
  /** By place and room, once `feel` has been asked for the place: how much of a room's worth is left if one is not there yet. */
  readonly near: Float64Array;
  /** The same for meeting somebody there in time, which is much less sure. */
  readonly meet: Float64Array;
  readonly isFelt: Uint8Array;
}

/** What a turn more takes from the worth of a room, and from that of a meeting. */
const ROAM = 0.7;
const MEET = 1.3;

export type Surveyor = (chart: Chart, closed: readonly Way[]) => Land;

/** Draws a land once for every list of closed ways. */
export const createSurveyor = (): Surveyor => {
  const open = new Map<Chart, Land>();
  const lands = new WeakMap<readonly Way[], Land>();
  return (chart, closed) => {
    const known = closed.length === 0 ? open.get(chart) : lands.get(closed);
    if (known) return known;
    const land = drawn(chart, closed);
    if (closed.length === 0) open.set(chart, land);
    else lands.set(closed, land);
    return land;
  };
};

const drawn = (chart: Chart, closed: readonly Way[]): Land => {
  const ways = waysAround(closed);
  const far = distancesOn(chart, ways);
  return {
    ways,
    far,
    near: new Float64Array(far.length),
    meet: new Float64Array(far.length),
    isFelt: new Uint8Array(far.length / OUTSIDE),
  };
};

/** Works out how near everything is from a place: most lands are only looked at from where somebody stands. */
export const feel = ({ far, near, meet, isFelt }: Land, place: number): void => {
  if (isFelt[place]) return;
  isFelt[place] = 1;
  for (let index = place * OUTSIDE; index < (place + 1) * OUTSIDE; index++) {
    near[index] = Math.exp(-ROAM * realAt(far, index));
    meet[index] = Math.exp(-MEET * realAt(far, index));
  }
};
