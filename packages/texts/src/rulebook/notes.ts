import type { Notes } from '../note.ts';
import type { en } from './en.ts';

/** For translators of what stands round a rule book. */
export const notes: Notes<typeof en> = {
  groups: { book: { where: 'title, search field and buttons of the rule book', most: 44 } },
  blanks: { n: 'a number' },
  own: { 'book.showMe': { where: 'button: opens the lesson of this rule', most: 14 } },
};
