import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@templefall/kit';
import { merged, playRandomly, type Tally } from '@templefall/testkit';
import { gameNamed } from '../games/index.ts';
import { contestNamed } from '../simulate/contests.ts';
import type { Batch } from '../workers.ts';
import { type BatchDone, type Failure, type Plan, STRICT_EVERY, seedOfGame } from './plan.ts';
import { playTakenOver } from './takeover.ts';

/** Plays batches of games until nobody asks for more. */
const plan = workerData as Plan;
const port = must(parentPort ?? undefined, 'a parent');
const { play } = await gameNamed(plan.game);
const contest = plan.takeover ? await contestNamed(plan.game) : undefined;

const played = ({ from, count }: Batch): BatchDone => {
  const tallies: Tally[] = [];
  let steps = 0;
  for (let index = from; index < from + count; index++)
    try {
      const wish = { seed: seedOfGame(plan, index), modules: plan.modules };
      const game = contest
        ? playTakenOver(play, contest, wish)
        : playRandomly(play, { ...wish, strict: index % STRICT_EVERY === 0 });
      tallies.push(game.tally);
      steps += game.steps;
    } catch (error) {
      const failure: Failure = { index, told: error instanceof Error ? error.message : String(error) };
      return { count: index - from, steps, tally: merged(tallies), failure };
    }
  return { count, steps, tally: merged(tallies) };
};

port.on('message', (batch: Batch) => port.postMessage(played(batch)));
