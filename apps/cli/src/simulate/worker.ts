import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@templefall/kit';
import { type Played, playSitting } from '@templefall/simulator';
import type { Batch } from '../workers.ts';
import { contestNamed } from './contests.ts';
import { type BatchPlayed, type Crash, type Plan, seedOfGame } from './plan.ts';

const plan = workerData as Plan;
const port = must(parentPort ?? undefined, 'a parent');
const contest = await contestNamed(plan.game);

/** A game that crashes or hangs is told; the rest goes on. */
const played = ({ from, count }: Batch): BatchPlayed => {
  const games: Played[] = [];
  const crashes: Crash[] = [];
  for (let index = from; index < from + count; index++)
    try {
      games.push(playSitting(contest, { options: plan.options, levels: plan.levels, seed: seedOfGame(plan, index) }));
    } catch (error) {
      crashes.push({ index, told: error instanceof Error ? error.message : String(error) });
    }
  return { played: games, crashes };
};

port.on('message', (batch: Batch) => port.postMessage(played(batch)));
