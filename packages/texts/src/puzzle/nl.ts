import type { PuzzleTexts } from './en.ts';

/** Dutch. Same keys and the same names in braces as English. */
export const nl: PuzzleTexts = {
  'puzzle.title': 'Welke dobbelstenen zou je bewaren?',
  'puzzle.ask': 'Je wilt dit zo snel mogelijk betalen, zonder hulp. Wat je niet bewaart, wordt gegooid.',
  'puzzle.goal': 'Je wilt',
  'puzzle.dice': 'Je dobbelstenen',
  'puzzle.locked': 'zit vast',
  'puzzle.check': 'De rest gooien',
  'puzzle.best': 'Precies goed!',
  'puzzle.good': 'Bijna: heel dicht bij het beste.',
  'puzzle.fair': 'Niet slecht. Het kan beter.',
  'puzzle.poor': 'Dat duurt lang. Kijk eens:',
  'puzzle.yours': 'Jouw keuze: gemiddeld {rolls} worpen.',
  'puzzle.bestRolls': 'De beste keuze: gemiddeld {rolls} worpen.',
  'puzzle.keep': 'Het beste om te bewaren:',
  'puzzle.again': 'Opnieuw proberen',
  'puzzle.tomorrow': 'Elke dag is er een nieuwe, voor iedereen dezelfde.',
};
