import { CLOCK_TIMES, type CLOCKS } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';

/** What a clock means for those who choose it: when doors slam, and when all is over. */
export const clockHint = (clock: (typeof CLOCKS)[number], { say, list }: Words): string => {
  const times = CLOCK_TIMES[clock].map(({ ends }) => clockTime(ends));
  const fall = times.at(-1);
  return fall === undefined ? say('clock.noSlams') : say('clock.slams', { slams: list(times.slice(0, -1)), fall });
};
