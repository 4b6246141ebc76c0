import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@templefall/kit';
import type { Contest } from '@templefall/simulator';
import { playBatch } from '../simulate/batch.ts';
import { contestNamed } from '../simulate/contests.ts';
import type { Batch } from '../workers.ts';
import type { Job, JobDone } from './jobs.ts';

const jobs = workerData as readonly Job[];
const port = must(parentPort ?? undefined, 'a parent');
const contests = new Map<string, Contest>();

const played = async ({ cell: { id, game, options, bots }, from, count }: Job): Promise<JobDone> => {
  const contest = contests.get(game) ?? (await contestNamed(game));
  contests.set(game, contest);
  const before = process.threadCpuUsage();
  const batch = playBatch(contest, { game, options, levels: [bots], seed: id }, { from, count });
  const { user, system } = process.threadCpuUsage(before);
  return {
    won: batch.played.filter(({ won }) => won).length,
    crashes: batch.crashes.map(({ index, told }) => `${id}, game ${index}: ${told}`),
    seconds: (user + system) / 1e6,
  };
};

/** One job at a time: its number is what is dealt out. */
port.on('message', async ({ from }: Batch) => port.postMessage(await played(must(jobs[from], 'a job'))));
