/** How far apart commits would begin if one took no time at all, in milliseconds, and what a millisecond of it takes off that. */
const [MOST, HASTE] = [4.6, 3];
/** Never closer than this, as long as a commit takes less: they would follow each other without end, each work of its own. */
const LEAST = 2.6;
/** Of how many commits the usual one is made up. */
const REMEMBERED = 32;

/**
 * How long a busy journal waits for more to come before it commits again. A commit costs as much work as several commands
 * (waking two threads and the disk), so the fewer the better; but a command waits for half the pause, for the commit, and
 * for its way there and back, and all of that together should stay under three milliseconds. Where commits are quick the
 * ways are too, and more of the three is left for the pause.
 */
export const pacing = () => {
  let usual = MOST / HASTE;
  return {
    took: (millis: number): void => {
      usual += (millis - usual) / REMEMBERED;
    },
    pause: (): number => Math.max(LEAST, MOST - HASTE * usual),
  };
};
