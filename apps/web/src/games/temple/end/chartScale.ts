import type { Millis } from '@templefall/kit';

/** The sizes of the chart in its own units, shared by what is drawn over it. */
export const CHART = { width: 984, height: 486, left: 58, right: 16, top: 40, floor: 346, gemsFloor: 452 } as const;

/** What is known since before the cry, where `at` is below 0, begins with the game. */
export const chartX = (at: Millis, end: Millis): number =>
  CHART.left + (Math.max(0, Math.min(at, end)) / end) * (CHART.width - CHART.left - CHART.right);
