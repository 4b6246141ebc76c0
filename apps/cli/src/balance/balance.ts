import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { dealOut } from '../workers.ts';
import { readTally, type Tally, writeTally } from './cache.ts';
import { CELLS, type Cell, isFirst } from './cells.ts';
import { createEstimate, printedTime } from './estimate.ts';
import type { Findings } from './findings.ts';
import { type Job, type JobDone, jobsFor } from './jobs.ts';
import { createLedger } from './ledger.ts';
import { pageOf } from './page.ts';
import { sourcesOf } from './sources.ts';

export const BALANCE_HELP = `Usage: npm run balance -- [CELL…] [--games N] [--minutes N] [--workers N] [--plan] [--draw]

Bots play every cell of docs/BALANCE.md that is not played yet, or was with other rules, content or bots, then the page and its
pictures are drawn. What was played is kept in .cache/balance, so it can be broken off and taken up again, and done in pieces.
  CELL…        only cells whose names begin so: temple/4, challenge/6, rollwrite/base/2/hard/expert
  --games N    at most so many games a cell (each cell has a number of its own); ask again for more, they are added
  --minutes N  begins nothing new after so many minutes; what is missing is played the next time
  --workers N  how many at once (one a core)
  --plan       plays nothing, says how much there is to play and how long it will take
  --draw       plays nothing, draws what there is`;

const PAGE = 'docs/BALANCE.md';
const PICTURES = 'docs/balance';

export const balance = async (args: readonly string[]): Promise<number> => {
  const { values, rest } = readArguments(args, {
    games: 'text',
    minutes: 'text',
    workers: 'text',
    plan: 'flag',
    draw: 'flag',
  });
  const sources = { temple: sourcesOf('temple'), rollwrite: sourcesOf('rollwrite') };
  const current = currentWith(sources);
  if (!values.draw) {
    const cells = CELLS.filter(({ id }) => rest.length === 0 || rest.some(prefix => id.startsWith(prefix)));
    const most = wholeNumber('games', values.games, Number.MAX_SAFE_INTEGER);
    const workers = Math.max(1, wholeNumber('workers', values.workers, availableParallelism()));
    const minutes = wholeNumber('minutes', values.minutes, Number.MAX_SAFE_INTEGER);
    if (values.plan) {
      tellPlan(jobsFor(cells, { played: current, most }), workers);
      return 0;
    }
    await play(cells, { most, workers, sources, until: performance.now() + minutes * 60_000 });
  }
  return draw(cell => current(cell) !== undefined);
};

/** The sources as they are when it begins: read once, so that no cell is half played with others. */
type Sources = { readonly [game in Cell['game']]: string };

/** What was played with these sources. */
const currentWith =
  (sources: Sources) =>
  (cell: Cell): Tally | undefined => {
    const tally = readTally(cell);
    return tally?.sources === sources[cell.game] ? tally : undefined;
  };

interface Wish {
  readonly most: number;
  readonly workers: number;
  readonly sources: Sources;
  /** No job is begun later than this. */
  readonly until: number;
}

/** Plays in waves: after each it is known which cells have not been won yet and need more games. Variants come last. */
const play = async (cells: readonly Cell[], { most, workers, sources, until }: Wish): Promise<void> => {
  const current = currentWith(sources);
  for (;;) {
    const missing = jobsFor(cells, { played: current, most });
    const first = missing.filter(({ cell }) => isFirst(cell));
    const jobs = first.length > 0 ? first : missing;
    if (jobs.length === 0 || performance.now() >= until) return;
    tellPlan(jobs, workers);
    const ledger = createLedger(cells, { known: current, write: writeTally, sources });
    const tellProgress = progressOf(jobs);
    await dealOut<JobDone>({
      script: new URL('./worker.ts', import.meta.url),
      plan: jobs,
      games: jobs.length,
      workers,
      batch: 1,
      onBatch: (done, { from }) => {
        const job = jobs[from] as Job;
        for (const line of ledger.noted(job, done)) console.log(line);
        for (const told of done.crashes) console.error(`✗ ${told}`);
        tellProgress(job);
        return performance.now() < until;
      },
    });
  }
};

const tellPlan = (jobs: readonly Job[], workers: number): void => {
  const seconds = secondsFor(jobs);
  const games = jobs.reduce((sum, { count }) => sum + count, 0);
  const cells = new Set(jobs.map(({ cell }) => cell.id)).size;
  console.log(
    `${games} games in ${cells} cells: about ${printedTime(seconds)} of one core, ${printedTime(seconds / workers)} on ${workers} threads`,
  );
};

const secondsFor = (jobs: readonly Job[]): number => {
  const estimate = createEstimate(CELLS, readTally);
  return jobs.reduce((sum, job) => sum + estimate(job), 0);
};

/** A line that is written over, on a terminal: how much of the work is done, and how long it still takes. */
const progressOf = (jobs: readonly Job[]): ((job: Job) => void) => {
  const estimate = createEstimate(CELLS, readTally);
  const total = jobs.reduce((sum, job) => sum + estimate(job), 0);
  const started = performance.now();
  let done = 0;
  return job => {
    done += estimate(job);
    if (!process.stderr.isTTY) return;
    const left = (((performance.now() - started) / 1000) * (total - done)) / Math.max(done, 1e-9);
    process.stderr.write(`\r${((100 * done) / total).toFixed(0)} %, about ${printedTime(left)} left   \r`);
  };
};

const draw = (isCurrent: (cell: Cell) => boolean): number => {
  const findings: Findings = new Map(
    CELLS.flatMap(cell => {
      const tally = readTally(cell);
      return tally ? [[cell.id, tally] as const] : [];
    }),
  );
  mkdirSync(PICTURES, { recursive: true });
  const { text, pictures } = pageOf(findings, notes());
  writeFileSync(PAGE, text);
  for (const [file, picture] of Object.entries(pictures)) writeFileSync(`${PICTURES}/${file}`, picture);
  const stale = CELLS.filter(cell => findings.has(cell.id) && !isCurrent(cell)).length;
  console.log(
    `${PAGE}: ${findings.size} of ${CELLS.length} cells${stale > 0 ? `, ${stale} of them played with other sources` : ''}`,
  );
  return 0;
};

/** What a person has to say about the figures; it stands on the page below them. */
const notes = (): string => {
  try {
    return readFileSync(`${PICTURES}/notes.md`, 'utf8');
  } catch {
    return '';
  }
};
