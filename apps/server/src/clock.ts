import type { Clock } from '@templefall/kit';

/** The longest wait a timer can do. */
const LONGEST = 2 ** 31 - 1;

const STARTED = performance.timeOrigin;

/** The machine's clock: milliseconds since 1970 as they were when the process started, then steady. */
export const systemClock: Clock = {
  now: () => STARTED + performance.now(),
  at: (moment, callback) => {
    const span = Math.max(0, moment - systemClock.now());
    let cancel = (): void => undefined;
    const timer = setTimeout(
      () => {
        if (span > LONGEST) cancel = systemClock.at(moment, callback);
        else callback();
      },
      Math.min(span, LONGEST),
    );
    cancel = () => clearTimeout(timer);
    return () => cancel();
  },
};
