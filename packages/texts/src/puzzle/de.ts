import type { PuzzleTexts } from './en.ts';

/** German. Same keys and the same names in braces as English. */
export const de: PuzzleTexts = {
  'puzzle.title': 'Welche Würfel würdest du behalten?',
  'puzzle.ask': 'Du willst das so schnell wie möglich bezahlen, ohne Hilfe. Was du nicht behältst, wird geworfen.',
  'puzzle.goal': 'Du willst',
  'puzzle.dice': 'Deine Würfel',
  'puzzle.locked': 'gesperrt',
  'puzzle.check': 'Die anderen werfen',
  'puzzle.best': 'Genau richtig!',
  'puzzle.good': 'Fast: ganz nah am Besten.',
  'puzzle.fair': 'Nicht schlecht. Es geht noch besser.',
  'puzzle.poor': 'Das dauert. Schau:',
  'puzzle.yours': 'Deine Wahl: im Schnitt {rolls} Würfe.',
  'puzzle.bestRolls': 'Die beste Wahl: im Schnitt {rolls} Würfe.',
  'puzzle.keep': 'Am besten behältst du:',
  'puzzle.again': 'Noch einmal',
  'puzzle.tomorrow': 'Jeden Tag gibt es ein neues, für alle das gleiche.',
};
