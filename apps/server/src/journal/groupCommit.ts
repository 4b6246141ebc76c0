import { type Append, Fenced } from './storage.ts';

/** Writes many additions as one transaction and says which were still their owners'. */
export type CommitAll = (appends: readonly Append[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly append: Append;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** No transaction grows beyond this, so that a slow disk answers somebody. */
const MOST = 500;

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

  const run = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      const began = performance.now();
      try {
        const owned = await commit(batch.map(({ append }) => append));
        observed(batch.length, performance.now() - began);
        for (const [index, { append, done, failed }] of batch.entries())
          if (owned[index]) done();
          else failed(new Fenced(append.table));
      } catch (problem) {
        for (const { failed } of batch) failed(problem);
      }
    }
    isBusy = false;
  };

  return {
    append: (append: Append): Promise<void> =>
      new Promise((done, failed) => {
        waiting.push({ append, done, failed });
        // Everything that this turn of the event loop brings goes into the same commit.
        if (!isBusy) {
          isBusy = true;
          setImmediate(run);
        }
      }),
    /** How many additions wait for the disk. */
    depth: (): number => waiting.length,
  };
};
