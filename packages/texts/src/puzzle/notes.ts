import type { Notes } from '../note.ts';
import type { en } from './en.ts';

/** For translators of the puzzle of the day. */
export const notes: Notes<typeof en> = {
  groups: { puzzle: { where: 'page with one small question a day: dice, a price and one button', most: 110 } },
  blanks: { rolls: 'a number with two decimals' },
  own: { 'puzzle.locked': { where: 'after the name of a black die, read by screen readers', most: 14 } },
};
