import { CLOCK_TIMES, type CLOCKS } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';

/**
 * What a clock means for those who choose it: when doors slam, and when all is over. Two slams are written out: the first list of
 * Intl's takes a slow phone longer than all the rest of the table.
 */
export const clockHint = (clock: (typeof CLOCKS)[number], { say }: Words): string => {
  const [first, second, fall] = CLOCK_TIMES[clock].map(({ ends }) => clockTime(ends));
  const slams = first !== undefined && second !== undefined && fall !== undefined && { first, second, fall };
  return slams ? say('clock.slams', slams) : say('clock.noSlams');
};
