import { MessageChannel, Worker } from 'node:worker_threads';
import type { TableId } from '@templefall/protocol';
import type { Storage } from '@templefall/table/journal';
import { additions } from './additions.ts';
import { maybeRingBell, newBell, ringBell } from './bell.ts';
import type { LastGood } from './reopening.ts';
import { ringMemory } from './ring.ts';
import type { SqliteFile } from './sqliteFile.ts';
import type { Call, Desk, Outcome } from './sqliteWorker.ts';

export interface SqliteOptions {
  readonly observed?: (additions: number, millis: number) => void;
}

/** Additions on the road, in bytes: seconds of a busy server, and many times the longest of them. */
const ROAD = 2 ** 22;

/** Journals in one file, written by a thread of its own so that no game waits for the disk. */
export const sqliteStorage = (path: string, { observed }: SqliteOptions = {}) => {
  const { port1: desk, port2: calls } = new MessageChannel();
  const bell = newBell();
  const memory = ringMemory(ROAD);
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
    workerData: { path, calls, additions: memory, bell } satisfies Desk,
    transferList: [calls],
  });
  const road = additions(memory);
  const looking = setInterval(road.look, 1000);
  looking.unref();
  const waiting = new Map<
    number,
    { readonly done: (value: unknown) => void; readonly failed: (problem: Error) => void }
  >();
  let nextId = 0;
  let broken: Error | undefined;

  const failAll = (problem: Error): void => {
    broken = problem;
    clearInterval(looking);
    for (const { failed } of waiting.values()) failed(problem);
    waiting.clear();
    road.failAll(problem);
  };
  const isIdle = (): boolean => waiting.size === 0 && road.depth() === 0;
  desk.on('message', (text: string) => {
    const outcome = JSON.parse(text) as Outcome;
    if ('committed' in outcome) {
      observed?.(outcome.committed, outcome.millis);
      road.committed(outcome);
      // What found no room on the road is on it now.
      maybeRingBell(bell);
    } else {
      const call = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('problem' in outcome) call?.failed(new Error(outcome.problem));
      else call?.done(outcome.value);
    }
    if (isIdle()) desk.unref();
  });
  desk.unref();
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the journal is closed')));
  worker.unref();

  const call = <Method extends keyof SqliteFile>(
    method: Method,
    ...args: Parameters<SqliteFile[Method]>
  ): Promise<ReturnType<SqliteFile[Method]>> => {
    if (broken) return Promise.reject(broken);
    const id = nextId++;
    // While anything is on its way the process must not end.
    if (isIdle()) desk.ref();
    // The worker answers a call with what its method returns.
    return new Promise<unknown>((done, failed) => {
      waiting.set(id, { done, failed });
      desk.postMessage(JSON.stringify({ id, method, args } satisfies Call));
      ringBell(bell);
    }) as Promise<ReturnType<SqliteFile[Method]>>;
  };

  const append: Storage['append'] = addition => {
    if (broken) return Promise.reject(broken);
    if (isIdle()) desk.ref();
    const written = road.append(addition);
    maybeRingBell(bell);
    return written;
  };

  const storage: Storage = {
    create: table => call('create', table),
    claim: (table, at) => call('claim', table, at),
    read: (table, from) => call('read', table, from),
    append,
    quarantine: table => call('quarantine', table),
    withCode: code => call('withCode', code),
    openTables: most => call('openTables', most),
    tablesAmong: ids => call('tablesAmong', ids),
    countTables: () => call('countTables'),
    game: id => call('game', id),
    importGame: (file, at) => call('importGame', file, at),
    freeCodes: since => call('freeCodes', since),
    sweep: (since, most) => call('sweep', since, most),
    close: async () => {
      await call('close');
      await worker.terminate();
    },
  };
  return {
    ...storage,
    limitPages: (pages: number) => call('limitPages', pages),
    reopen: (table: TableId, end: LastGood) => call('reopen', table, end),
    depth: road.depth,
  };
};
