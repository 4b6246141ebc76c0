import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Journal } from '@templefall/kernel';
import { merged, missed, PlayFailure, playRandomly, type Tally } from '@templefall/testkit';
import { readArguments, wholeNumber } from '../arguments.ts';
import { gameNamed } from '../games/index.ts';
import { contestNamed } from '../simulate/contests.ts';
import { storyOf } from '../story.ts';
import { Trouble } from '../trouble.ts';
import { printCoverage } from './coverageTable.ts';
import { playInParallel } from './parallel.ts';
import { type Plan, seedOfGame } from './plan.ts';
import { CHANGES, playTakenOver } from './takeover.ts';

export const FUZZ_HELP = `Usage: npm run fuzz -- [--games N] [--game temple] [--modules none] [--seed TEXT] [--workers N]
       npm run fuzz -- --only INDEX [--record FILE] [the same --game, --modules and --seed]
       npm run fuzz -- --takeover [--games N] [--modules random] [--seed TEXT] [--workers N] [--only INDEX]

Plays many games by chance: random players, random moments, lag, junk; one game in fifty under every law, with frozen
states. A crash or a broken law stops it and tells the command that plays that game again.
  --games N        how many (1000)
  --game ID        which game (temple)
  --modules WISH   none, all, random, or ids with commas between them (temple none, rollwrite random)
  --seed TEXT      other games with another text (fuzz)
  --workers N      how many at once (one a core)
  --only INDEX     that game alone, under every law
  --record FILE    writes that game down, for npm run replay
  --takeover       from a random moment of each game of Temple on bots of all levels take over one, some or all seats,
                   hand some back to chance and take them again; nothing they try may be refused (modules: random)
At the end stands what was met. From 5000 games on, whatever was not met fails the run.
Exit code 0 if all went well, 1 if not.`;

export const fuzz = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, {
    games: 'text',
    game: 'text',
    modules: 'text',
    seed: 'text',
    workers: 'text',
    only: 'text',
    record: 'text',
    takeover: 'flag',
  });
  const id = values.game ?? 'temple';
  const { play } = await gameNamed(id);
  if (values.takeover && id !== 'temple') throw new Trouble('--takeover plays Temple only');
  const plan: Plan = {
    game: id,
    modules: values.modules ?? (values.takeover ? 'random' : (play.usual ?? 'none')),
    seed: values.seed ?? 'fuzz',
    ...(values.takeover && { takeover: true }),
  };
  return values.only === undefined
    ? many(
        plan,
        wholeNumber('games', values.games, 1000),
        wholeNumber('workers', values.workers, availableParallelism()),
      )
    : one(plan, wholeNumber('only', values.only, 0), values.record);
};

/** So many games must have met everything there is. */
const ENOUGH_GAMES = 5000;

const many = async (plan: Plan, games: number, workers: number): Promise<number> => {
  const { play } = await gameNamed(plan.game);
  const started = performance.now();
  const progress = progressOf(games);
  const run = await playInParallel(plan, { games, workers, onDone: progress });
  if (run.failure) {
    console.error(
      `\n✗ game ${run.failure.index}: ${run.failure.told}\n\nTo play it again:\n  ${again(plan, run.failure.index)}`,
    );
    return 1;
  }
  const seconds = (performance.now() - started) / 1000;
  const tally: Tally = merged(run.tallies);
  if (plan.takeover) {
    console.log(
      `${games} games of ${plan.game} taken over by bots, ${run.steps} steps, ${seconds.toFixed(0)} s, nothing refused, no crash, every game ended`,
    );
    const { taken = 0, handedBack = 0 } = tally[CHANGES] ?? {};
    console.log(`seats were taken over ${taken} times and handed back ${handedBack} times`);
    return 0;
  }
  const lists = play.coverage(plan.modules);
  console.log(printCoverage(tally, lists));
  console.log(`${games} games of ${plan.game}, ${run.steps} steps, ${seconds.toFixed(0)} s, no crash, no law broken`);
  const absent = lists.flatMap(list => missed(tally, list).map(id => `${list.name}: ${id}`));
  if (absent.length === 0) return 0;
  console.error(`Not met: ${absent.join(', ')}`);
  return games >= ENOUGH_GAMES ? 1 : 0;
};

const one = async (plan: Plan, index: number, record: string | undefined): Promise<number> => {
  const game = await gameNamed(plan.game);
  if (plan.takeover) {
    // Whatever goes wrong is shown with its stack.
    playTakenOver(game.play, await contestNamed(plan.game), {
      seed: seedOfGame(plan, index),
      modules: plan.modules,
    });
    console.log(`game ${index} was taken over and ended`);
    return 0;
  }
  try {
    const played = playRandomly(game.play, { seed: seedOfGame(plan, index), modules: plan.modules, strict: true });
    const { id, version } = game.play.game;
    const journal: Journal = { game: id, version, opening: played.opening, events: played.events };
    if (record === undefined) for (const line of storyOf(game, played.opening, played.events)) console.log(line);
    else writeFileSync(record, `${JSON.stringify(journal)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof PlayFailure)) throw error;
    console.error(`✗ game ${index}: ${error.message}`);
    return 1;
  }
};

const again = ({ game, modules, seed, takeover }: Plan, index: number): string =>
  `npm run fuzz --${takeover ? ' --takeover' : ''} --game ${game} --modules ${modules} --seed ${JSON.stringify(seed)} --only ${index}`;

/** A word each tenth of the way. */
const progressOf = (games: number): ((done: number) => void) => {
  let told = 0;
  return done => {
    const tenth = Math.floor((done * 10) / games);
    if (tenth <= told || tenth === 10) return;
    told = tenth;
    console.error(`  ${done} of ${games} games`);
  };
};
