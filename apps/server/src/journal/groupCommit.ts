import type { TableId } from '@templefall/protocol';
import { type Append, Fenced } from '@templefall/table/journal';

/** Writes additions to many tables, each named once, as one transaction and says which were still their owners'. */
export type CommitAll = (appends: readonly Append[]) => Promise<readonly boolean[]>;

/** All that its owner adds to a table in one transaction. */
interface Parcel {
  append: Append;
  /** How many it is made of. */
  additions: number;
  readonly written: Promise<void>;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** No transaction has more tables than this. It is far more than a second brings, so that a starved server catches up. */
const MOST = 4000;
/**
 * Commits begin at least this far apart, in milliseconds. A commit costs as much work as several commands (waking two
 * threads and the disk), so a busy server lets a few come together; on a quiet one the last commit is long ago and
 * nobody waits. The next command to come starts it, since the server is awake then; if none comes, a timer does.
 */
export const PACE = 3.1;
const PATIENCE = 4;

/**
 * One commit at a time over all tables: what comes while the disk is busy goes together into the next one. So a sync
 * is shared by everybody who waits for it, and a lone command waits for nobody.
 */
export const groupCommit = (
  commit: CommitAll,
  observed: (additions: number, millis: number) => void = () => undefined,
) => {
  const waiting = new Map<TableId, Parcel>();
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

  const taken = (): readonly Parcel[] => {
    const parcels: Parcel[] = [];
    for (const [table, parcel] of waiting) {
      if (parcels.length === MOST) break;
      waiting.delete(table);
      parcels.push(parcel);
    }
    return parcels;
  };

  /** What its owner has added since would leave a gap behind it. */
  const fail = ({ append, failed }: Pick<Parcel, 'append' | 'failed'>, problem: unknown): void => {
    failed(problem);
    const next = waiting.get(append.table);
    if (next?.append.epoch !== append.epoch) return;
    waiting.delete(append.table);
    next.failed(problem);
  };

  const run = async (): Promise<void> => {
    const parcels = taken();
    began = performance.now();
    try {
      const owned = await commit(parcels.map(({ append }) => append));
      observed(additionsIn(parcels), performance.now() - began);
      for (const [index, { append, done, failed }] of parcels.entries())
        if (owned[index]) done();
        else fail({ append, failed }, new Fenced(append.table));
    } catch (problem) {
      for (const parcel of parcels) fail(parcel, problem);
    }
    isBusy = false;
    if (waiting.size > 0) maybeRun();
  };

  const take = (append: Append): Promise<void> => {
    const { table, epoch } = append;
    const parcel = waiting.get(table);
    if (parcel?.append.epoch === epoch) {
      parcel.append = joined(parcel.append, append);
      parcel.additions += 1;
      return parcel.written;
    }
    // A claim is on the disk before its owner writes: whoever has an older one can write no more.
    if (parcel && parcel.append.epoch > epoch) return Promise.reject(new Fenced(table));
    parcel?.failed(new Fenced(table));
    const { promise: written, resolve: done, reject: failed } = Promise.withResolvers<void>();
    waiting.set(table, { append, additions: 1, written, done, failed });
    return written;
  };

  return {
    append: (append: Append): Promise<void> => {
      const written = take(append);
      maybeRun();
      return written;
    },
    /** How many wait for the disk. */
    depth: (): number => additionsIn([...waiting.values()]),
  };
};

const additionsIn = (parcels: readonly Parcel[]): number => parcels.reduce((sum, { additions }) => sum + additions, 0);

/** Two additions of one owner as one, in order. */
const joined = (before: Append, after: Append): Append => {
  const finished = [...(before.finished ?? []), ...(after.finished ?? [])];
  return {
    ...before,
    ...after,
    rows: [...before.rows, ...after.rows],
    ...(finished.length > 0 && { finished }),
  };
};
