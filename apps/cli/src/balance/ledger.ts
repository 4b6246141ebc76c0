import type { Tally } from './cache.ts';
import type { Cell } from './cells.ts';
import type { Job, JobDone } from './jobs.ts';

interface Books {
  readonly known: (cell: Cell) => Tally | undefined;
  readonly write: (cell: Cell, tally: Tally) => void;
  readonly sources: { readonly [game in Cell['game']]: string };
}

export interface Ledger {
  /** Takes a job's result down; answers with a line for every cell that is now as far as it was meant to go. */
  readonly noted: (job: Job, done: JobDone) => readonly string[];
}

/**
 * Jobs of a cell end in any order, but a tally speaks of a cell's first games: a result waits until all before it have
 * come, so that breaking off at any moment leaves nothing half counted.
 */
export const createLedger = (cells: readonly Cell[], { known, write, sources }: Books): Ledger => {
  const tallies = new Map(
    cells.map(cell => [
      cell.id,
      known(cell) ?? { games: 0, won: 0, crashed: 0, seconds: 0, sources: sources[cell.game] },
    ]),
  );
  const waiting = new Map<string, { readonly job: Job; readonly done: JobDone }>();
  const noted = (job: Job, done: JobDone): readonly string[] => {
    const { cell } = job;
    waiting.set(`${cell.id}/${job.from}`, { job, done });
    const lines: string[] = [];
    for (;;) {
      const before = tallies.get(cell.id);
      const next = before && waiting.get(`${cell.id}/${before.games}`);
      if (!before || !next) return lines;
      waiting.delete(`${cell.id}/${before.games}`);
      const after = {
        games: before.games + next.job.count,
        won: before.won + next.done.won,
        crashed: before.crashed + next.done.crashes.length,
        seconds: before.seconds + next.done.seconds,
        sources: before.sources,
      };
      tallies.set(cell.id, after);
      write(cell, after);
      if (after.games >= cell.games) lines.push(`${cell.id}: ${after.won} of ${after.games}`);
    }
  };
  return { noted };
};
