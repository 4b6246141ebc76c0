import type { Notes } from '../../note.ts';
import type { en } from './en.ts';

/** For translators of the story of a game. */
export const notes: Notes<typeof en> = {
  groups: {
    finale: { where: 'button below the last moment of a game', most: 14 },
    left: { where: 'where somebody was when the temple fell: a narrow line below the name', most: 32 },
    alone: { where: 'the same as a sentence, to somebody who played alone', most: 45 },
    tip: { where: 'one sentence of advice after a loss', most: 80 },
    award: { where: 'tag beside a player after a game: what they did best; of anybody', most: 28 },
    tell: { where: 'one line on the television, also spoken', most: 75 },
    guest: { where: 'line for guests above what the host chooses in the lobby', most: 62 },
    preset: { where: 'button of the lobby that chooses everything at once', most: 20 },
    coach: { where: 'hint above the dice in the first game: at most eight words', most: 55 },
  },
  blanks: { n: 'a number', name: 'name of a player' },
  own: {
    'tip.title': { where: 'small heading above it', most: 20 },
    'coach.off': { where: 'button that ends them', most: 16 },
  },
};
