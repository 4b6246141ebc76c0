import type { Notes } from '../../note.ts';
import type { en } from './en.ts';

/** For translators of the rule book of Roll & Write: short sentences, as one would explain it to a child. */
export const notes: Notes<typeof en> = {
  groups: {
    chapter: { where: 'heading of a chapter, and its line in the contents', most: 34 },
    p: { where: 'heading of a paragraph', most: 34 },
    'p.rule': { where: 'the paragraph: a few sentences beside a picture', most: 480 },
  },
  blanks: {},
  own: {},
};
