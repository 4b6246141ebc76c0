import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededChance, seedOf, shuffled } from '@templefall/kit';
import { temporaryFolder } from '../testing/process.ts';
import type { Roller } from './contestant.ts';
import { CONTESTANTS } from './contestants.ts';
import { rollAll } from './rolling.ts';
import type { Usage } from './serve.ts';

export interface Load {
  readonly tables: number;
  readonly players: number;
  /** Commands a second and player. */
  readonly rate: number;
  readonly seconds: number;
  /** Tables that are seated at a time (10). */
  readonly seatedAtOnce?: number;
}

export interface Figures {
  readonly contestant: string;
  readonly sent: number;
  readonly applied: number;
  readonly refused: number;
  /** Neither: a mistake, or a server that loses commands. */
  readonly unanswered: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly cpuPerCommand: number;
  readonly cpuPercent: number;
  readonly bytesPerDelivery: number;
  readonly rss: number;
}

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
/** Long enough for the clients' clocks to be set, and for the compiler to have seen most of what it will see. */
const WARM_UP = 10_000;

/** Starts a contestant's server, seats everybody, rolls at the given rate, and says what it cost. Loopback only. */
export const drive = async (
  name: string,
  { tables, players, rate, seconds, seatedAtOnce = 10 }: Load,
): Promise<Figures> => {
  const contestant = CONTESTANTS[name];
  if (!contestant) throw new Error(`no contestant ${name}`);
  const folder = temporaryFolder();
  const child = fork(SERVE, [name, folder.path], {
    stdio: ['ignore', 'ignore', ['ours', 'temple'].includes(name) ? 'inherit' : 'ignore', 'ipc'],
    env: { PATH: process.env.PATH },
  });
  const heard = <T>(): Promise<T> =>
    new Promise((done, failed) => {
      child.once('message', message => done(message as T));
      child.once('exit', code => failed(new Error(`${name} ended with ${code}`)));
    });
  const usage = async (): Promise<Usage> => {
    const told = heard<{ readonly usage: Usage }>();
    child.send('usage');
    return (await told).usage;
  };
  try {
    const { port } = await heard<{ readonly port: number }>();
    const url = `http://127.0.0.1:${port}`;
    const sitting: Roller[] = [];
    for (let made = 0; made < tables; made += seatedAtOnce) {
      const some = Array.from({ length: Math.min(seatedAtOnce, tables - made) }, () => contestant.table(url, players));
      sitting.push(...(await Promise.all(some)).flat());
    }
    // Friends at a table do not roll in the order in which they sit: who follows whom is drawn, alike for everybody.
    const seats = shuffled(seededChance(seedOf('load'))(0, 0), sitting);
    await rollAll(seats, { rate, millis: WARM_UP });
    const before = await usage();
    const began = performance.now();
    const { sent, times, refused } = await rollAll(seats, { rate, millis: seconds * 1000 });
    const span = performance.now() - began;
    const after = await usage();
    for (const seat of seats) seat.close();
    await sleep(300);
    const sorted = times.sort((a, b) => a - b);
    const at = (part: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
    return {
      contestant: contestant.name,
      sent,
      applied: sorted.length,
      refused,
      unanswered: sent - sorted.length - refused,
      p50: at(0.5),
      p99: at(0.99),
      worst: at(1),
      cpuPerCommand: (after.cpu - before.cpu) / sent,
      cpuPercent: (100 * (after.cpu - before.cpu)) / span,
      bytesPerDelivery: (after.written - before.written) / (sent * players),
      rss: after.rss,
    };
  } finally {
    child.disconnect();
    await new Promise(done => child.once('exit', done));
    folder.remove();
  }
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));
