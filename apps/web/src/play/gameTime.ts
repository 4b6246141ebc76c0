import type { Clock, Millis } from '@templefall/kit';

/** Game time on a real clock: it starts when told, and stands still while paused. */
export interface GameTime {
  readonly now: () => Millis;
  readonly isRunning: () => boolean;
  readonly run: () => void;
  readonly stop: () => void;
}

export const gameTime = (clock: Clock, from: Millis = 0): GameTime => {
  let gone = from;
  let since: Millis | undefined;
  return {
    now: () => gone + (since === undefined ? 0 : clock.now() - since),
    isRunning: () => since !== undefined,
    run: () => {
      since ??= clock.now();
    },
    stop: () => {
      if (since === undefined) return;
      gone += clock.now() - since;
      since = undefined;
    },
  };
};

/** The clock of this page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  at: (moment, callback) => {
    const timer = setTimeout(callback, Math.max(0, moment - performance.now()));
    return () => clearTimeout(timer);
  },
};
