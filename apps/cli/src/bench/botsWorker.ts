import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@templefall/kit';
import { BOT_CELLS, playing } from './botCells.ts';
import { type Patience, sideBySide } from './measure.ts';

/** Measures the one cell it was started for. */
const cell = must(BOT_CELLS[workerData as number], 'a cell');
const port = must(parentPort ?? undefined, 'a parent');

/** So much code takes its time until it is compiled. */
const PATIENCE: Patience = { warmMs: 4000, rounds: 9, roundMs: 300 };

port.on('message', () => port.postMessage(sideBySide([playing(cell)], PATIENCE)[0]?.movesPerSecond));
