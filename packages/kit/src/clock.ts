import type { Millis } from './brand.ts';

/** The only way time enters a program: packages never read a clock of their own. */
export interface Clock {
  readonly now: () => Millis;
  /** Calls back once, at or after the moment; the returned function calls it off. */
  readonly at: (moment: Millis, callback: () => void) => () => void;
}

/** A clock that stands still until it is told to go on; callbacks run in order of their moments. */
export interface SimulatedClock extends Clock {
  readonly advanceTo: (moment: Millis) => void;
  readonly advanceBy: (span: Millis) => void;
}

export const simulatedClock = (start: Millis = 0): SimulatedClock => {
  let now = start;
  let waiting: { readonly moment: Millis; readonly callback: () => void }[] = [];

  const advanceTo = (moment: Millis): void => {
    if (moment < now) throw new Error(`a clock never runs backwards: ${now} to ${moment}`);
    for (;;) {
      // A callback may set another timer, so the next one is looked up anew each time.
      const next = waiting.reduce<(typeof waiting)[number] | undefined>(
        (first, entry) => (entry.moment <= moment && (!first || entry.moment < first.moment) ? entry : first),
        undefined,
      );
      if (!next) break;
      waiting = waiting.filter(entry => entry !== next);
      now = Math.max(now, next.moment);
      next.callback();
    }
    now = moment;
  };

  return {
    now: () => now,
    at: (moment, callback) => {
      const entry = { moment, callback };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter(other => other !== entry);
      };
    },
    advanceTo,
    advanceBy: span => advanceTo(now + span),
  };
};
