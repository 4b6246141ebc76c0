import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_LEVELS, type BotLevel } from '@templefall/bots';
import { type Estimate, playSitting, type Summary } from '@templefall/simulator';
import { readArguments, wholeNumber } from '../arguments.ts';
import { Trouble } from '../trouble.ts';
import { contestNamed } from './contests.ts';
import { type Plan, sittingOf } from './plan.ts';
import { simulated } from './run.ts';

export const SIMULATE_HELP = `Usage: npm run simulate -- [--game temple] [--players N] [--level L] [--games N] [--bots LEVELS] [--seed TEXT]
       npm run simulate -- --only INDEX [the same wishes]

Bots play many whole games, on all cores; at the end stand the figures with their 95 % intervals.
  --game ID        which game (temple)
  --players N      how many players (4)
  --level L        how hard: normal, advanced, expert; Roll & Write: easy, normal, hard (normal)
  --pace P         Temple: brisk, standard, deliberate (standard)
  --modules LIST   Temple: ids with commas between them, with an option after a colon where there is one (quests:2)
  --challenge ID   Temple: 1a to 6e, or ultimate
  --variant V      Roll & Write: barredWays, jokerLottery, diceRooms
  --bots LEVELS    novice, steady, expert; several, by seat, with commas between them (steady)
  --people N       Temple: so many seats, the first ones, stand for people, and the other bots know it (0)
  --games N        how many (500)
  --seed TEXT      other games with another text (simulate)
  --workers N      how many at once (one a core)
  --json FILE      writes the figures down
  --only INDEX     that game alone, with the stack of what went wrong
Exit code 0, or 1 if a game crashed or hung.`;

const KINDS = {
  game: 'text',
  players: 'text',
  level: 'text',
  pace: 'text',
  modules: 'text',
  challenge: 'text',
  variant: 'text',
  bots: 'text',
  people: 'text',
  games: 'text',
  seed: 'text',
  workers: 'text',
  json: 'text',
  only: 'text',
} as const;
type Wishes = { readonly [name in keyof typeof KINDS]?: string };

export const simulate = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, KINDS);
  const plan = await planOf(values);
  if (values.only !== undefined) return one(plan, wholeNumber('only', values.only, 0));
  const games = wholeNumber('games', values.games, 500);
  const workers = wholeNumber('workers', values.workers, availableParallelism());
  const { summary, crashes, seconds } = await simulated(plan, { games, workers, onDone: progressOf(games) });
  console.log(printed(summary));
  console.log(
    `${games} games in ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} a second on ${workers} threads`,
  );
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ ...plan, ...summary, crashes, seconds }, undefined, 2)}\n`);
  for (const { index, told } of crashes)
    console.error(`✗ game ${index}: ${told}\n  npm run simulate -- ${args.join(' ')} --only ${index}`);
  return crashes.length > 0 ? 1 : 0;
};

const one = async (plan: Plan, index: number): Promise<number> => {
  const contest = await contestNamed(plan.game);
  console.log(JSON.stringify(playSitting(contest, sittingOf(plan, index)), undefined, 2));
  return 0;
};

/** The table that was wished for, checked by the game before anything is played. */
const planOf = async (wishes: Wishes): Promise<Plan> => {
  const game = wishes.game ?? 'temple';
  const contest = await contestNamed(game);
  const modules = {
    ...modulesOf(wishes.modules),
    ...(wishes.challenge !== undefined && { challenge: wishes.challenge }),
  };
  const options = {
    players: wholeNumber('players', wishes.players, 4),
    ...(wishes.level !== undefined && { level: wishes.level }),
    ...(wishes.pace !== undefined && { pace: wishes.pace }),
    ...(wishes.variant !== undefined && { variant: wishes.variant }),
    ...(Object.keys(modules).length > 0 && { modules }),
  };
  const parsed = contest.game.parseOptions(options);
  if (!parsed.ok)
    throw new Trouble(
      parsed.error
        .map(({ path, code, because }) => `${path}: ${code}${because ? ` (${Object.values(because).join(', ')})` : ''}`)
        .join('; '),
    );
  const people = wholeNumber('people', wishes.people, 0);
  return { game, options, levels: levelsOf(wishes.bots ?? 'steady'), people, seed: wishes.seed ?? 'simulate' };
};

/** `curses,quests:2` */
const modulesOf = (text = ''): { readonly [id: string]: unknown } =>
  Object.fromEntries(
    text
      .split(',')
      .filter(word => word !== '')
      .map(word => {
        const [id = '', own] = word.split(':');
        return [id, own === undefined ? true : Number.isNaN(Number(own)) ? own : Number(own)];
      }),
  );

const levelsOf = (text: string): readonly BotLevel[] =>
  text.split(',').map(word => {
    const level = BOT_LEVELS.find(one => one === word);
    if (!level) throw new Trouble(`no bot is ${word}; there is ${BOT_LEVELS.join(', ')}`);
    return level;
  });

const printed = ({ won, figures }: Summary): string => {
  const rows = [
    ['won, %', won, 100] as const,
    ...Object.entries(figures).map(([name, one]) => [name, one, 1] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, estimate, scale]) => `${name.padEnd(width)}  ${interval(estimate, scale)}`).join('\n');
};

const interval = ({ mean, low, high, count }: Estimate, scale: number): string => {
  const [a, b, c] = [mean, low, high].map(value => (value * scale).toFixed(1).padStart(8));
  return `${a}   95 %:${b} to${c}   (${count} games)`;
};

/** A line that is written over: how many, how fast, how long still. */
const progressOf = (games: number): ((done: number) => void) => {
  const started = performance.now();
  return done => {
    if (!process.stderr.isTTY) return;
    const rate = (done * 1000) / (performance.now() - started);
    const bar = '█'.repeat(Math.round((30 * done) / games)).padEnd(30, '·');
    const left = done < games ? `, ${((games - done) / rate).toFixed(0)} s left ` : '\n';
    process.stderr.write(`\r${bar} ${done} of ${games}, ${rate.toFixed(1)} a second${left}`);
  };
};
