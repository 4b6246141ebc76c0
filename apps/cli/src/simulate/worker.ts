import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@templefall/kit';
import type { Batch } from '../workers.ts';
import { playBatch } from './batch.ts';
import { contestNamed } from './contests.ts';
import type { Plan } from './plan.ts';

const plan = workerData as Plan;
const port = must(parentPort ?? undefined, 'a parent');
const contest = await contestNamed(plan.game);

port.on('message', (batch: Batch) => port.postMessage(playBatch(contest, plan, batch)));
