import type { PuzzleTexts } from './en.ts';

/** Slovak. Same keys and the same names in braces as English. */
export const sk: PuzzleTexts = {
  'puzzle.title': 'Ktoré kocky si necháš?',
  'puzzle.ask': 'Chceš toto zaplatiť čo najskôr a bez pomoci. Kockami, čo si nenecháš, sa hádže.',
  'puzzle.goal': 'Chceš',
  'puzzle.dice': 'Tvoje kocky',
  'puzzle.locked': 'zablokovaná',
  'puzzle.check': 'Hodiť ostatnými',
  'puzzle.best': 'Presne tak!',
  'puzzle.good': 'Skoro: veľmi blízko najlepšieho.',
  'puzzle.fair': 'Nie zlé. Dá sa aj lepšie.',
  'puzzle.poor': 'To potrvá. Pozri:',
  'puzzle.yours': 'Tvoj výber: priemerne {rolls} hodu.',
  'puzzle.bestRolls': 'Najlepší výber: priemerne {rolls} hodu.',
  'puzzle.keep': 'Najlepšie je nechať si:',
  'puzzle.again': 'Skúsiť znova',
  'puzzle.tomorrow': 'Každý deň je nová, pre všetkých rovnaká.',
};
