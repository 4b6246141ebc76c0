import { parentPort, workerData } from 'node:worker_threads';
import { type SqliteFile, sqliteFile } from './sqliteFile.ts';

/**
 * One call of a method of the file, by name. It travels as text: for what a commit brings that is a fraction of the
 * work of copying it object by object, and this is the busiest road of the server.
 */
export interface Call {
  readonly id: number;
  readonly method: keyof SqliteFile;
  readonly args: readonly unknown[];
}

/** Its outcome. Errors travel as their message: a stack of another thread helps nobody. */
export type Outcome =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

const port = parentPort;
if (port) {
  let file: SqliteFile | undefined;
  port.on('message', (text: string) => {
    const { id, method, args } = JSON.parse(text) as Call;
    try {
      // Opened at the first call, so that a file that cannot be opened fails a call and not the thread.
      file ??= sqliteFile(String(workerData));
      // The caller is our own typed wrapper, which names each method with its own arguments.
      const value = (file[method] as (...all: readonly unknown[]) => unknown)(...args);
      port.postMessage({ id, value } satisfies Outcome);
    } catch (problem) {
      port.postMessage({ id, problem: problem instanceof Error ? problem.message : String(problem) } satisfies Outcome);
    }
  });
}
