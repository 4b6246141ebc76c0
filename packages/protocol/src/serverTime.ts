import type { Clock, Millis } from '@templefall/kit';
import { delayOf, isSettled, mayBeSameClock, noSync, offsetAt, type Sample, withSample } from './sync.ts';

/**
 * Questions about the time: some at once, then one every two seconds, which is also the sign of life. Whoever plays
 * gives signs of life anyway and asks only every third time.
 */
const FIRST_QUESTIONS = 24;
const FIRST_PAUSE = 60;
const PAUSE = 2000;
const MOST_UNASKED = 2;

/** The server's clock as it is known here, and when to ask about it. */
export const serverTime = (clock: Clock) => {
  /** What this line has told, and what to go by: the line before, until this one is as sure. */
  let sync = noSync;
  let known = noSync;
  let guess: Millis = 0;
  let asked = 0;
  let unasked = 0;

  return {
    now: (): Millis => clock.now() + (offsetAt(known, clock.now()) ?? guess),
    isSettled: (): boolean => isSettled(known),
    delay: (): Millis | undefined => delayOf(sync),
    /** It may be another machine with another clock; until the first answer comes, the welcome is the best guess. */
    welcomed: (serverNow: Millis): void => {
      guess = serverNow - clock.now();
      if (!mayBeSameClock(known, clock.now(), guess)) known = noSync;
      sync = noSync;
    },
    answered: (sample: Sample): void => {
      sync = withSample(sync, sample);
      if (isSettled(sync) || !isSettled(known)) known = sync;
    },
    /** As often as at first: the line is new, the device has slept, or a game begins. */
    askOften: (): void => {
      asked = 0;
    },
    /** Whether to ask now, being told whether a command has just been a sign of life. */
    isToAsk: (hasPlayed: boolean): boolean => {
      if (hasPlayed && asked >= FIRST_QUESTIONS && unasked < MOST_UNASKED) {
        unasked += 1;
        return false;
      }
      asked += 1;
      unasked = 0;
      return true;
    },
    pause: (): Millis => (asked < FIRST_QUESTIONS ? FIRST_PAUSE : PAUSE),
  };
};
