import type { Millis } from '@templefall/kit';
import type { State } from '@templefall/temple';
import { clockTime } from '@templefall/texts';
import { replayWords } from '../../../words/replayWords.ts';

/** How a game ended, in a few words. */
export const resultOf = (state: State, end: Millis): string => {
  const { say } = replayWords.value;
  const { ended } = state;
  const left = timeLeft(state);
  if (ended === 'escaped' && left !== undefined) return say('result.escaped', { time: clockTime(left) });
  if (ended === 'escaped') return say('result.out', { time: clockTime(lastOut(state)) });
  return ended === 'gaveUp' ? say('result.gaveUp', { time: clockTime(end) }) : say('result.fell');
};

/** Of a game against the clock: what was left when the last one was out. */
export const timeLeft = (state: State): Millis | undefined => {
  const fall = state.countdowns.at(-1)?.ends;
  return fall === undefined ? undefined : fall - lastOut(state);
};

const lastOut = ({ players }: State): Millis => Math.max(0, ...players.flatMap(({ escapedAt }) => escapedAt ?? []));
