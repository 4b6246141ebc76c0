import type { Notes } from '../note.ts';
import type { en } from './en.ts';

/** For translators of what the narrator says: it is spoken, about fourteen characters a second. */
export const notes: Notes<typeof en> = {
  groups: {
    spoken: { where: 'called out during a game, in one breath', most: 70 },
    talk: { where: 'one picture of the explanation, spoken and written', most: 125 },
    show: { where: 'buttons of the explanation', most: 22 },
  },
  blanks: {},
  own: { 'spoken.introduction': { where: 'spoken before the clock starts', most: 130 } },
};
