import type { Tally } from './cache.ts';
import type { Cell } from './cells.ts';
import type { Job } from './jobs.ts';

/** How long a core will need for a game of a cell: as long as before, or as cells like it, or as they once did. */
export const createEstimate = (
  cells: readonly Cell[],
  known: (cell: Cell) => Tally | undefined,
): ((job: Job) => number) => {
  const kinds = new Map<string, { games: number; seconds: number }>();
  for (const cell of cells) {
    const tally = known(cell);
    if (!tally?.seconds) continue;
    const before = kinds.get(kindOf(cell)) ?? { games: 0, seconds: 0 };
    kinds.set(kindOf(cell), { games: before.games + tally.games, seconds: before.seconds + tally.seconds });
  }
  return ({ cell, count }) => {
    const tally = known(cell);
    const like = tally?.seconds ? tally : kinds.get(kindOf(cell));
    return count * (like ? like.seconds / like.games : (USUAL[kindOf(cell)] ?? 0.1));
  };
};

const kindOf = ({ part, bots }: Cell): string => `${GROUPS[part] ?? 'variants'}/${bots}`;
const GROUPS: { readonly [part: string]: string } = {
  temple: 'temple',
  challenges: 'challenges',
  rollwrite: 'rollwrite',
};

/** Seconds a game on a core of 2024, for the first time it is played on a machine. */
const USUAL: { readonly [kind: string]: number } = {
  'temple/novice': 0.01,
  'temple/steady': 0.012,
  'temple/expert': 0.03,
  'challenges/steady': 0.035,
  'challenges/expert': 0.1,
  'rollwrite/novice': 0.03,
  'rollwrite/steady': 0.035,
  'rollwrite/expert': 0.3,
  'variants/novice': 0.03,
  'variants/steady': 0.05,
  'variants/expert': 0.35,
};

/** `3 min 20 s` */
export const printedTime = (seconds: number): string => {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};
