import type { Millis } from '@templefall/kit';

/** Game time: runs while people play and stands while they do not. Told the server's time by whoever asks. */
export interface Stopwatch {
  readonly at: (now: Millis) => Millis;
  readonly isRunning: () => boolean;
  readonly run: (now: Millis) => void;
  readonly stop: (now: Millis) => void;
}

export const stopwatch = (start: Millis): Stopwatch => {
  let stood = start;
  let since: Millis | undefined;
  const at = (now: Millis): Millis => (since === undefined ? stood : stood + Math.max(0, now - since));
  return {
    at,
    isRunning: () => since !== undefined,
    run: now => {
      since ??= now;
    },
    stop: now => {
      stood = at(now);
      since = undefined;
    },
  };
};
