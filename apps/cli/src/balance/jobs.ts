import type { Tally } from './cache.ts';
import type { Cell } from './cells.ts';

/** A stretch of a cell's games, played by one worker in one go. */
export interface Job {
  readonly cell: Cell;
  readonly from: number;
  readonly count: number;
}

/** What came of it. */
export interface JobDone {
  readonly won: number;
  readonly crashes: readonly string[];
  readonly seconds: number;
}

/** How many games a cell should have by now: its own number, then, while none is won, step by step more. */
export const gamesWanted = ({ games, patience = games }: Cell, played: Tally | undefined): number => {
  if (!played || played.games < games) return games;
  if (played.won > 0 || played.games >= patience) return played.games;
  return STEPS.find(step => step > played.games && step < patience) ?? patience;
};

/** A cell that is not won in one step is tried for another. */
const STEPS = [100, 250] as const;

/** The games that are missing, in stretches of a few seconds, in the order of the cells. */
export const jobsFor = (
  cells: readonly Cell[],
  { played, most }: { readonly played: (cell: Cell) => Tally | undefined; readonly most: number },
): readonly Job[] =>
  cells.flatMap(cell => {
    const tally = played(cell);
    const wanted = Math.min(most, gamesWanted(cell, tally));
    const jobs: Job[] = [];
    for (let from = tally?.games ?? 0; from < wanted; from += STRETCH[cell.bots])
      jobs.push({ cell, from, count: Math.min(STRETCH[cell.bots], wanted - from) });
    return jobs;
  });

const STRETCH = { novice: 20, steady: 20, expert: 5 } as const;
