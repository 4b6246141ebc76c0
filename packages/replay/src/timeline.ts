import type { AnyGame, GameEvent, Recorded } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';

/** A step with the states around it. */
export interface Applied {
  readonly at: Millis;
  readonly event: GameEvent;
  readonly before: unknown;
  readonly after: unknown;
}

/** A game that is over, from its opening to its end. State `n` is the one after `n` steps. */
export interface Timeline {
  /** How many steps there are. */
  readonly length: number;
  /** When the last one happened. */
  readonly end: Millis;
  readonly stateAt: (n: number) => unknown;
  /** The step that led to state `n`; there is none to state 0. */
  readonly appliedAt: (n: number) => Applied | undefined;
  /** How many steps had happened by then. */
  readonly countAt: (at: Millis) => number;
  /** When state `n` came about: 0 for the opening, and never before the one before it. */
  readonly timeOf: (n: number) => Millis;
  /** Every step, in order. */
  readonly all: () => readonly Applied[];
}

/** A state is kept every so many steps: no jump folds more than that. */
const SNAPSHOT_EVERY = 64;

/** Throws if the steps do not follow from the opening: then the file is damaged. */
export const timelineOf = (
  { evolve }: Pick<AnyGame, 'evolve'>,
  { opening, steps }: { readonly opening: unknown; readonly steps: readonly Recorded[] },
): Timeline => {
  const snapshots: unknown[] = [opening];
  const times: Millis[] = [0];
  let folded = opening;
  for (const [index, { at, event }] of steps.entries()) {
    folded = evolve(folded, event);
    times.push(Math.max(times[index] ?? 0, at));
    if ((index + 1) % SNAPSHOT_EVERY === 0) snapshots.push(folded);
  }

  /** The last state asked for: mostly the next one is asked for after it. */
  let last = { n: 0, state: opening };
  const stateAt = (wanted: number): unknown => {
    const n = Math.max(0, Math.min(steps.length, Math.trunc(wanted)));
    const snapshot = Math.floor(n / SNAPSHOT_EVERY);
    const isAhead = last.n <= n && last.n >= snapshot * SNAPSHOT_EVERY;
    let { n: at, state } = isAhead ? last : { n: snapshot * SNAPSHOT_EVERY, state: snapshots[snapshot] };
    for (; at < n; at++) state = evolve(state, steps[at]?.event);
    last = { n, state };
    return state;
  };

  const appliedAt = (n: number): Applied | undefined => {
    const step = steps[n - 1];
    if (!step) return undefined;
    const before = stateAt(n - 1);
    return { at: step.at, event: step.event, before, after: stateAt(n) };
  };

  return {
    length: steps.length,
    end: times.at(-1) ?? 0,
    stateAt,
    appliedAt,
    countAt: at => {
      // The last state that is not later: the times are in order.
      let [low, high] = [0, steps.length];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((times[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    timeOf: n => times[Math.max(0, Math.min(steps.length, n))] ?? 0,
    all: () => {
      let state = opening;
      return steps.map(({ at, event }) => {
        const before = state;
        state = evolve(before, event);
        return { at, event, before, after: state };
      });
    },
  };
};
