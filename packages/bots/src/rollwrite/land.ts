import type { Way } from '@templefall/rollwrite';
import { type Chart, distancesOn, waysAround } from './chart.ts';

/** One player's sheet with its closed ways: where one can go, how far it is, and how near that feels. */
export interface Land {
  readonly ways: readonly (readonly number[])[];
  /** By place and room: the cost in turns. */
  readonly far: Float64Array;
  /** By place and room: how much of a room's worth is left if one is not there yet. */
  readonly near: Float64Array;
  /** The same for meeting somebody there in time, which is much less sure. */
  readonly meet: Float64Array;
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
  return { ways, far, near: far.map(cost => Math.exp(-ROAM * cost)), meet: far.map(cost => Math.exp(-MEET * cost)) };
};
