/** Commits of a journal that is busy begin so far apart, in milliseconds: at least, and if a commit took no time at all. */
const [LEAST, MOST] = [2.8, 4.6];
/** What a millisecond of committing takes off that. */
const HASTE = 3;
/** Of how many commits the usual one is made up. */
const REMEMBERED = 32;

/**
 * How long a busy journal waits for more to come before it commits again. A commit costs as much work as several commands
 * (waking two threads and the disk), so the fewer the better; but a command waits for half the pause, for the commit, and
 * for its way there and back, and all of that together should stay under three milliseconds. Where a commit takes long the
 * ways do too, so the time it takes says how much of the three is left for the pause.
 */
export const pacing = () => {
  let usual = (MOST - LEAST) / HASTE;
  return {
    took: (millis: number): void => {
      usual += (millis - usual) / REMEMBERED;
    },
    pause: (): number => Math.max(LEAST, MOST - HASTE * usual),
  };
};
