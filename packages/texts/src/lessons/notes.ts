import type { Notes } from '../note.ts';
import type { en } from './en.ts';

/** For translators of the lessons. */
export const notes: Notes<typeof en> = {
  groups: {
    lesson: { where: 'list of lessons, and the card beside the play screen', most: 50 },
    'lesson.sub': { where: 'line below the title of the list', most: 55 },
    game: { where: 'tab of the list: which game', most: 20 },
    temple: { where: 'title on a card; with a number: what to do in this step, in eight words at most', most: 60 },
    rollwrite: { where: 'the same for Roll & Write', most: 60 },
  },
  blanks: {
    n: 'a number',
    most: 'a number',
  },
  own: {
    'lesson.skip': { most: 14 },
    'lesson.leave': { where: 'button with a cross, read by screen readers' },
    'lesson.hint': { where: 'on the card, when a drawn hand points at a control', most: 30 },
    'lesson.next': { where: 'the large button of a lesson that is done', most: 24 },
    'lesson.stars': { where: 'three drawn stars, read by screen readers' },
    'lesson.open': { where: 'instead of stars in the list, read by screen readers' },
    'lesson.base': { where: 'heading in the list', most: 24 },
  },
};
