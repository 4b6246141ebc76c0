import type { Clock, Millis } from '@templefall/kit';

const now = (): Millis => performance.timeOrigin + performance.now();

/** The clock of this device: a page and its workers read the same time from it. */
export const pageClock: Clock = {
  now,
  at: (moment, callback) => {
    const timer = setTimeout(callback, Math.max(0, moment - now()));
    return () => clearTimeout(timer);
  },
};
