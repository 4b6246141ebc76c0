import type { Millis } from '@templefall/kit';
import type { Countdown, State } from '@templefall/temple';

const SECOND: Millis = 1000;

/**
 * How long the chart is: to the fall of the temple, which shows what time was left; whoever gave up, or had no clock, ended it.
 * In whole seconds, which are the steps of the slider, so that its last one is the end; and never nothing.
 */
export const spanOf = ({ countdowns, ended }: Pick<State, 'countdowns' | 'ended'>, endedAt: Millis): Millis => {
  const fall = countdowns.at(-1)?.ends;
  const end = Math.max(SECOND, Math.ceil(endedAt / SECOND) * SECOND);
  if (fall === undefined) return end;
  return ended === 'gaveUp' ? Math.min(fall, end) : fall;
};

/** The countdowns that opened by then, and whether they came to their end. */
export const countdownsWithin = (
  countdowns: readonly Countdown[],
  span: Millis,
): readonly (Countdown & { readonly hasEnded: boolean })[] =>
  countdowns
    .filter(({ opens }) => opens <= span)
    .map(({ opens, ends }) => ({ opens, ends: Math.min(ends, span), hasEnded: ends <= span }));
