import type { PuzzleTexts } from './en.ts';

/** French. Same keys and the same names in braces as English. */
export const fr: PuzzleTexts = {
  'puzzle.title': 'Quels dés garderais-tu ?',
  'puzzle.ask': 'Tu veux payer ceci le plus vite possible, sans aide. Les dés que tu ne gardes pas sont relancés.',
  'puzzle.goal': 'Il te faut',
  'puzzle.dice': 'Tes dés',
  'puzzle.locked': 'bloqué',
  'puzzle.check': 'Lancer les autres',
  'puzzle.best': 'Exactement !',
  'puzzle.good': 'Presque : tout près du meilleur choix.',
  'puzzle.fair': 'Pas mal. Il y a mieux.',
  'puzzle.poor': 'Cela prend du temps. Regarde :',
  'puzzle.yours': 'Ton choix : {rolls} lancers en moyenne.',
  'puzzle.bestRolls': 'Le meilleur choix : {rolls} lancers en moyenne.',
  'puzzle.keep': 'Le mieux à garder :',
  'puzzle.again': 'Réessayer',
  'puzzle.tomorrow': 'Il y en a une nouvelle chaque jour, la même pour tous.',
};
