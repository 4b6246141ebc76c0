import { CLOCK_TIMES, type CLOCKS } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';

/**
 * What a clock means for those who choose it: when doors slam, and when all is over. One slam is written after the other: the first
 * list of Intl's takes a slow phone longer than all the rest of the table.
 */
export const clockHint = (clock: (typeof CLOCKS)[number], { say }: Words): string => {
  const times = CLOCK_TIMES[clock].map(({ ends }) => clockTime(ends));
  const [first, ...later] = times.slice(0, -1);
  const fall = times.at(-1);
  if (first === undefined || fall === undefined) return say('clock.noSlams');
  return say('clock.slams', {
    slams: later.reduce((earlier, last) => say('clock.and', { earlier, last }), first),
    fall,
  });
};
