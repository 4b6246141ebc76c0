import type { TextsOf } from '../text.ts';

/** English: the table that names every text of the puzzle of the day. */
export const en = {
  'puzzle.title': 'Which dice would you keep?',
  'puzzle.ask': 'You want to pay this as soon as you can, alone. The dice you do not keep are rolled.',
  'puzzle.goal': 'You want',
  'puzzle.dice': 'Your dice',
  'puzzle.locked': 'locked',
  'puzzle.check': 'Roll the others',
  'puzzle.best': 'Exactly right!',
  'puzzle.good': 'Almost: very nearly the best.',
  'puzzle.fair': 'Not bad. There is a better way.',
  'puzzle.poor': 'That takes a while. Look at this:',
  'puzzle.yours': 'Your choice: {rolls} rolls on average.',
  'puzzle.bestRolls': 'The best choice: {rolls} rolls on average.',
  'puzzle.keep': 'Best to keep:',
  'puzzle.again': 'Try again',
  'puzzle.tomorrow': 'There is a new one every day, the same for everybody.',
} as const;

export type PuzzleKey = keyof typeof en;
export type PuzzleTexts = TextsOf<typeof en>;
