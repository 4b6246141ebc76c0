import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { simulated } from '../simulate/run.ts';
import { readTally, type Tally, writeTally } from './cache.ts';
import { CELLS, type Cell } from './cells.ts';
import { type Findings, pageOf } from './page.ts';
import { sourcesOf } from './sources.ts';

export const BALANCE_HELP = `Usage: npm run balance -- [CELL…] [--games N] [--workers N] [--draw]

Bots play every cell of docs/BALANCE.md that is not played yet, then the page and its pictures are drawn. What was played is kept
in .cache/balance, so it can be broken off and taken up again, and done in pieces.
  CELL…        only cells whose names begin so: temple/4, challenge/6, rollwrite/base/2/hard/expert
  --games N    at most so many games a cell (each cell has a number of its own); ask again for more, they are added
  --workers N  how many at once (one a core); 0 plays in one thread, without starting any for every cell
  --draw       plays nothing, draws what there is`;

const PAGE = 'docs/BALANCE.md';
const PICTURES = 'docs/balance';

export const balance = async (args: readonly string[]): Promise<number> => {
  const { values, rest } = readArguments(args, { games: 'text', workers: 'text', draw: 'flag' });
  const most = wholeNumber('games', values.games, Number.MAX_SAFE_INTEGER);
  const workers = wholeNumber('workers', values.workers, availableParallelism());
  const isWished = ({ id }: Cell): boolean => rest.length === 0 || rest.some(prefix => id.startsWith(prefix));
  if (!values.draw)
    for (const cell of CELLS.filter(isWished)) await play(cell, { games: Math.min(most, cell.games), workers });
  return draw();
};

const play = async (
  cell: Cell,
  { games, workers }: { readonly games: number; readonly workers: number },
): Promise<void> => {
  const sources = sourcesOf(cell.game);
  const known = readTally(cell);
  const before: Tally = known?.sources === sources ? known : { games: 0, won: 0, crashed: 0, sources };
  if (before.games >= games) return;
  const plan = { game: cell.game, options: cell.options, levels: [cell.bots], seed: cell.id };
  const { summary, crashes } = await simulated(plan, { first: before.games, games: games - before.games, workers });
  const won = Math.round(summary.games === 0 ? 0 : summary.won.mean * summary.games);
  const tally = { games, won: before.won + won, crashed: before.crashed + crashes.length, sources };
  writeTally(cell, tally);
  console.log(`${cell.id}: ${tally.won} of ${tally.games}${tally.crashed > 0 ? `, ${tally.crashed} crashed` : ''}`);
  for (const { index, told } of crashes) console.error(`✗ ${cell.id}, game ${index}: ${told}`);
};

const draw = (): number => {
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
  console.log(`${PAGE}: ${findings.size} of ${CELLS.length} cells`);
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
