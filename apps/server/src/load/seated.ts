import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededChance, seedOf, shuffled } from '@templefall/kit';
import { temporaryFolder } from '../testing/process.ts';
import type { Roller } from './contestant.ts';
import { CONTESTANTS } from './contestants.ts';
import type { Usage } from './serve.ts';

export interface Crowd {
  readonly tables: number;
  readonly players: number;
  /** Tables that are seated at a time (10). */
  readonly seatedAtOnce?: number;
}

/** A contestant's server, with everybody in their seats. */
export interface Seated {
  readonly contestant: string;
  readonly seats: readonly Roller[];
  readonly usage: () => Promise<Usage>;
  readonly close: () => Promise<void>;
}

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** Starts a contestant's server in a process of its own and seats everybody there. Loopback only. */
export const seated = async (name: string, { tables, players, seatedAtOnce = 10 }: Crowd): Promise<Seated> => {
  const contestant = CONTESTANTS[name];
  if (!contestant) throw new Error(`no contestant ${name}`);
  const folder = temporaryFolder();
  const child = fork(SERVE, [name, folder.path], {
    execArgv: [...process.execArgv, ...(contestant.nodeFlags ?? [])],
    stdio: ['ignore', 'ignore', ['ours', 'temple'].includes(name) ? 'inherit' : 'ignore', 'ipc'],
    env: { PATH: process.env.PATH },
  });
  const ended = new Promise<void>((done, failed) => {
    child.once('exit', done);
    child.once('error', failed);
  });
  const heard = <T>(): Promise<T> =>
    Promise.race([
      new Promise<T>(done => child.once('message', message => done(message as T))),
      ended.then(() => Promise.reject(new Error(`${name} ended with ${child.exitCode}`))),
    ]);
  const seats: Roller[] = [];
  const close = async (): Promise<void> => {
    for (const seat of seats) seat.close();
    await sleep(300);
    if (child.connected) child.disconnect();
    await ended;
    folder.remove();
  };
  try {
    const { port } = await heard<{ readonly port: number }>();
    const url = `http://127.0.0.1:${port}`;
    for (let made = 0; made < tables; made += seatedAtOnce) {
      const some = Array.from({ length: Math.min(seatedAtOnce, tables - made) }, () => contestant.table(url, players));
      seats.push(...(await Promise.all(some)).flat());
    }
  } catch (problem) {
    await close();
    throw problem;
  }
  return {
    contestant: contestant.name,
    // Friends at a table do not roll in the order in which they sit: who follows whom is drawn, alike for everybody.
    seats: shuffled(seededChance(seedOf('load'))(0, 0), seats),
    usage: async () => {
      const told = heard<{ readonly usage: Usage }>();
      child.send('usage');
      return (await told).usage;
    },
    close,
  };
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));
