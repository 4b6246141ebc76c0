import { type Estimate, share } from '@templefall/simulator';
import type { Tally } from './cache.ts';
import { CELLS, type Cell, type Part } from './cells.ts';

/** What was found out: the tally of each cell that was played. */
export type Findings = ReadonlyMap<string, Tally>;

export const cellsIn = (part: Part): readonly Cell[] => CELLS.filter(cell => cell.part === part);

export const estimate = (findings: Findings, cell: Cell | undefined): Estimate | undefined =>
  together(cell ? [findings.get(cell.id)] : []);

/** Several cells as if they were one. */
export const together = (tallies: readonly (Tally | undefined)[]): Estimate | undefined => {
  const won = tallies.reduce((sum, tally) => sum + (tally?.won ?? 0), 0);
  const games = tallies.reduce((sum, tally) => sum + (tally?.games ?? 0), 0);
  return games === 0 ? undefined : share(won, games);
};

export const percent = (value: number): string => (value * 100).toFixed(0);
export const printed = (found: Estimate | undefined): string =>
  found ? `${percent(found.mean)} % (${percent(found.low)}–${percent(found.high)})` : '–';
