import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type SqliteFile, sqliteFile } from './sqliteFile.ts';

/**
 * One call of a method of the file, by name. It and its outcome travel as text: for what a commit brings that is a
 * fraction of the work of copying it object by object, and this is the busiest road of the server.
 */
export interface Call {
  readonly id: number;
  readonly method: keyof SqliteFile;
  readonly args: readonly unknown[];
}

/** Its outcome. Errors travel as their message: a stack of another thread helps nobody. */
export type Outcome =
  | { readonly id: number; readonly value?: unknown }
  | { readonly id: number; readonly problem: string };

/** What the thread is given: the file, and where calls come in and outcomes go out. `rings` goes up with each of them. */
export interface Desk {
  readonly path: string;
  readonly calls: MessagePort;
  readonly rings: Int32Array;
}

/**
 * The thread does nothing but this, so it may sleep until it is rung for: that is half the work of being called by an
 * event loop.
 */
const serve = ({ path, calls, rings }: Desk): never => {
  const answer = (outcome: Outcome): void => calls.postMessage(JSON.stringify(outcome));
  let file: SqliteFile | undefined;
  for (;;) {
    const heard = Atomics.load(rings, 0);
    const call = receiveMessageOnPort(calls);
    if (!call) {
      Atomics.wait(rings, 0, heard);
      continue;
    }
    const { id, method, args } = JSON.parse(String(call.message)) as Call;
    try {
      // Opened at the first call, so that a file that cannot be opened fails a call and not the thread.
      file ??= sqliteFile(path);
      // The caller is our own typed wrapper, which names each method with its own arguments.
      answer({ id, value: (file[method] as (...all: readonly unknown[]) => unknown)(...args) });
    } catch (problem) {
      answer({ id, problem: problem instanceof Error ? problem.message : String(problem) });
    }
  }
};

serve(workerData as Desk);
