import type { Millis } from '@templefall/kit';
import type { Countdown, State } from '@templefall/temple';

const SECOND: Millis = 1000;

/**
 * How long the chart is: as long as the game that was played, at most to the fall of the temple.
 * In whole seconds, which are the steps of the slider, so that its last one is the end; and never nothing.
 */
export const spanOf = ({ countdowns }: Pick<State, 'countdowns'>, endedAt: Millis): Millis => {
  const fall = countdowns.at(-1)?.ends;
  const end = Math.max(SECOND, Math.ceil(endedAt / SECOND) * SECOND);
  return fall === undefined ? end : Math.min(fall, end);
};

/** The countdowns that opened by then, and whether they came to their end. */
export const countdownsWithin = (
  countdowns: readonly Countdown[],
  span: Millis,
): readonly (Countdown & { readonly hasEnded: boolean })[] =>
  countdowns
    .filter(({ opens }) => opens <= span)
    .map(({ opens, ends }) => ({ opens, ends: Math.min(ends, span), hasEnded: ends <= span }));
