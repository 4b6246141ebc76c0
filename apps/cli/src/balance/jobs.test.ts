import { must } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import type { Tally } from './cache.ts';
import { CELLS, type Cell } from './cells.ts';
import { createEstimate, printedTime } from './estimate.ts';
import { gamesWanted, jobsFor } from './jobs.ts';
import { createLedger } from './ledger.ts';

const cellNamed = (id: string): Cell =>
  must(
    CELLS.find(cell => cell.id === id),
    id,
  );
const challenge = cellNamed('challenge/6d/2/expert');
const base = cellNamed('temple/4/normal/steady');
const SOURCES = { temple: 'now', rollwrite: 'now' } as const;
const tally = (won: number, games: number, seconds = 1): Tally => ({
  won,
  games,
  crashed: 0,
  seconds,
  sources: 'now',
});

describe('what is left to play', () => {
  it('a challenge that experts do not win is played on step by step, any other cell is not', () => {
    expect([undefined, 12, 40, 100, 250, 500].map(n => gamesWanted(challenge, n ? tally(0, n) : undefined))).toEqual([
      40, 40, 100, 250, 500, 500,
    ]);
    expect(gamesWanted(challenge, tally(1, 40))).toBe(40);
    expect(gamesWanted(base, tally(0, base.games))).toBe(base.games);
  });

  it('takes up where it was broken off, and goes no further than was wished', () => {
    const jobs = jobsFor([base], { played: () => tally(10, 30), most: 75 });
    expect(jobs.map(({ from, count }) => [from, count])).toEqual([
      [30, 20],
      [50, 20],
      [70, 5],
    ]);
    expect(jobsFor([base], { played: () => tally(10, base.games), most: 1000 })).toEqual([]);
  });

  it('counts only the games before which all others are counted', () => {
    const written: Tally[] = [];
    const ledger = createLedger([base], {
      known: () => undefined,
      write: (_, one) => written.push(one),
      sources: SOURCES,
    });
    const done = { won: 7, crashes: [], seconds: 2 };
    ledger.noted({ cell: base, from: 20, count: 20 }, done);
    expect(written).toEqual([]);
    ledger.noted({ cell: base, from: 0, count: 20 }, done);
    expect(written.at(-1)).toEqual({ games: 40, won: 14, crashed: 0, seconds: 4, sources: 'now' });
  });

  it('guesses the time from what was played before, from cells alike, or from what is usual', () => {
    const job = { cell: base, from: 0, count: 10 };
    expect(createEstimate(CELLS, cell => (cell === base ? tally(1, 4, 8) : undefined))(job)).toBe(20);
    const alike = cellNamed('temple/5/expert/steady');
    expect(createEstimate(CELLS, cell => (cell === alike ? tally(1, 4, 2) : undefined))(job)).toBe(5);
    expect(createEstimate(CELLS, () => undefined)(job)).toBeGreaterThan(0);
    expect([59, 61, 600].map(printedTime)).toEqual(['59 s', '1 min 1 s', '10 min 0 s']);
  });
});
