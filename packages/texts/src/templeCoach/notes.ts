import type { Notes } from '../note.ts';
import type { en } from './en.ts';

/** For translators of the coach, whom a player of Temple may ask what to keep. */
export const notes: Notes<typeof en> = {
  groups: {
    coach: { where: 'sheet of the coach: beside each thing one could aim at', most: 62 },
    expert: { where: 'one sentence: what to do, a colon, and why', most: 90 },
  },
  blanks: { rolls: 'a number with one decimal', percent: 'a chance, such as 62 %' },
  own: { 'coach.title': { where: 'heading of the sheet', most: 12 } },
};
