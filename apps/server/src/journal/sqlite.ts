import { MessageChannel, Worker } from 'node:worker_threads';
import { groupCommit } from './groupCommit.ts';
import type { SqliteFile } from './sqliteFile.ts';
import type { Call, Desk, Outcome } from './sqliteWorker.ts';
import type { Storage } from './storage.ts';

export interface SqliteOptions {
  readonly observed?: (tables: number, millis: number) => void;
}

/** Journals in one file, written by a thread of its own so that no game waits for the disk. */
export const sqliteStorage = (path: string, { observed }: SqliteOptions = {}) => {
  const { port1: desk, port2: calls } = new MessageChannel();
  const rings = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
    workerData: { path, calls, rings } satisfies Desk,
    transferList: [calls],
  });
  const waiting = new Map<
    number,
    { readonly done: (value: unknown) => void; readonly failed: (problem: Error) => void }
  >();
  let nextId = 0;
  let broken: Error | undefined;

  const failAll = (problem: Error): void => {
    broken = problem;
    for (const { failed } of waiting.values()) failed(problem);
    waiting.clear();
  };
  desk.on('message', (text: string) => {
    const outcome = JSON.parse(text) as Outcome;
    const call = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if (waiting.size === 0) desk.unref();
    if ('problem' in outcome) call?.failed(new Error(outcome.problem));
    else call?.done(outcome.value);
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
    if (waiting.size === 0) desk.ref();
    // The worker answers a call with what its method returns.
    return new Promise<unknown>((done, failed) => {
      waiting.set(id, { done, failed });
      desk.postMessage(JSON.stringify({ id, method, args } satisfies Call));
      Atomics.add(rings, 0, 1);
      Atomics.notify(rings, 0);
    }) as Promise<ReturnType<SqliteFile[Method]>>;
  };

  const commits = groupCommit(appends => call('appendAll', appends), observed);
  const storage: Storage = {
    create: table => call('create', table),
    claim: (table, at) => call('claim', table, at),
    read: (table, from) => call('read', table, from),
    append: commits.append,
    setAside: table => call('setAside', table),
    withCode: code => call('withCode', code),
    openTables: most => call('openTables', most),
    countTables: () => call('countTables'),
    game: id => call('game', id),
    importGame: file => call('importGame', file),
    sweep: since => call('sweep', since),
    close: async () => {
      await call('close');
      await worker.terminate();
    },
  };
  return { ...storage, limitPages: (pages: number) => call('limitPages', pages), depth: commits.depth };
};
