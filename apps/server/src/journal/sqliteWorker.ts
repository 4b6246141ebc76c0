import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Committed } from './additions.ts';
import { type Bell, doze, ringsOf, sleepUnless } from './bell.ts';
import { committer } from './committer.ts';
import { pacing } from './pacing.ts';
import { ring } from './ring.ts';
import { type SqliteFile, sqliteFile } from './sqliteFile.ts';

/** One call of a method of the file, by name. It and its outcome travel as text: objects would be copied one by one. */
export interface Call {
  readonly id: number;
  readonly method: keyof SqliteFile;
  readonly args: readonly unknown[];
}

/** Its outcome. Errors travel as their message: a stack of another thread helps nobody. */
export type Outcome =
  | { readonly id: number; readonly value?: unknown }
  | { readonly id: number; readonly problem: string }
  | Committed;

/** What the thread is given: the file, where calls come in and outcomes go out, and where additions come in. */
export interface Desk {
  readonly path: string;
  readonly calls: MessagePort;
  readonly additions: SharedArrayBuffer;
  readonly bell: Bell;
}

/**
 * The thread does nothing but this, so it may sleep until it is rung for: that is half the work of being called by an
 * event loop. It keeps the distance between commits itself: it needs no timer for that, nobody who adds something has to
 * start one, and all that was added until the very last moment is in it.
 */
const serve = ({ path, calls, additions, bell }: Desk): never => {
  let opened: SqliteFile | undefined;
  // Opened when it is needed, so that a file that cannot be opened fails a call and not the thread.
  const file = (): SqliteFile => {
    opened ??= sqliteFile(path);
    return opened;
  };
  const answer = (outcome: Outcome): void => calls.postMessage(JSON.stringify(outcome));
  const road = ring(additions);
  const commit = committer(road, appends => file().appendAll(appends));
  let began = Number.NEGATIVE_INFINITY;
  const pace = pacing();
  const pauseLeft = (): number => began + pace.pause() - performance.now();

  const maybeCommit = (): void => {
    const now = performance.now();
    const committed = commit();
    if (!committed) return;
    began = now;
    pace.took(committed.millis);
    answer(committed);
  };

  const doCall = ({ id, method, args }: Call): void => {
    if (method === 'close') maybeCommit();
    try {
      // The caller is our own typed wrapper, which names each method with its own arguments.
      answer({ id, value: (file()[method] as (...all: readonly unknown[]) => unknown)(...args) });
    } catch (problem) {
      answer({ id, problem: problem instanceof Error ? problem.message : String(problem) });
    }
  };

  for (;;) {
    const heard = ringsOf(bell);
    // At most one commit and one call by turns: however many calls come, and however slow the disk is, both get on.
    if (pauseLeft() <= 0) maybeCommit();
    const call = receiveMessageOnPort(calls);
    const pause = pauseLeft();
    if (call) doCall(JSON.parse(String(call.message)) as Call);
    else if (pause > 0) doze(bell, heard, pause);
    else sleepUnless(bell, heard, () => !road.isEmpty());
  }
};

serve(workerData as Desk);
