import type { State } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import type { Summary } from '../model/summary.ts';

/** A finished game in a sentence or two, for those who were not there. */
export const resultText = (
  { won, title, line, lastOut, beaten, people }: Summary,
  fall: State['countdowns'][number]['ends'] | undefined,
  { say, list }: Words,
): string => {
  const who = { n: people.length, names: list(people.map(({ name }) => name)) };
  const told = !won
    ? `${title}. ${line}`
    : fall === undefined || lastOut === undefined
      ? say('share.wonPractice', who)
      : say('share.won', { ...who, time: clockTime(fall - lastOut) });
  return `${say('app.name')}: ${told} ${beaten}`.trim();
};
