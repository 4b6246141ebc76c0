import { type Append, Fenced } from './storage.ts';

/** Writes many additions as one transaction and says which were still their owners'. */
export type CommitAll = (appends: readonly Append[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly append: Append;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** No transaction grows beyond this. It is far more than a second brings, so that a starved server catches up. */
const MOST = 4000;
/**
 * Commits begin at least this far apart, in milliseconds. A commit costs as much work as several commands (waking two
 * threads and the disk), so a busy server lets a few come together; on a quiet one the last commit is long ago and
 * nobody waits. The next command to come starts it, since the server is awake then; if none comes, a timer does.
 */
const PACE = 2.8;
const PATIENCE = 3.6;

/**
 * One commit at a time over all tables: what comes while the disk is busy goes together into the next one. So a sync
 * is shared by everybody who waits for it, and a lone command waits for nobody.
 */
export const groupCommit = (
  commit: CommitAll,
  observed: (appends: number, millis: number) => void = () => undefined,
) => {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let began = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next commit, as soon as the last one is over and long enough ago. */
  const maybeRun = (): void => {
    if (isBusy) return;
    const age = performance.now() - began;
    if (age < PACE) {
      timer ??= setTimeout(start, PATIENCE - age);
      return;
    }
    start();
  };

  /** Everything that this turn of the event loop still brings goes into the same commit. */
  const start = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isBusy = true;
    setImmediate(run);
  };

  const run = async (): Promise<void> => {
    const batch = waiting.slice(0, MOST);
    waiting = waiting.slice(MOST);
    began = performance.now();
    try {
      const owned = await commit(batch.map(({ append }) => append));
      observed(batch.length, performance.now() - began);
      for (const [index, { append, done, failed }] of batch.entries())
        if (owned[index]) done();
        else failed(new Fenced(append.table));
    } catch (problem) {
      for (const { failed } of batch) failed(problem);
    }
    isBusy = false;
    if (waiting.length > 0) maybeRun();
  };

  return {
    append: (append: Append): Promise<void> =>
      new Promise((done, failed) => {
        waiting.push({ append, done, failed });
        maybeRun();
      }),
    /** How many additions wait for the disk. */
    depth: (): number => waiting.length,
  };
};
