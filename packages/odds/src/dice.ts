import { must } from '@templefall/kit';

/** What a rolled die can show (TS2), in the order of `CHANCES`. */
export const FACES = ['adventurer', 'key', 'torch', 'gold', 'black'] as const;
export type Face = (typeof FACES)[number];

/** In sixths: a die has two adventurers and one of each other face (TS2). */
export const SIXTHS: { readonly [F in Face]: number } = { adventurer: 2, key: 1, torch: 1, gold: 1, black: 1 };

/** One player's dice, counted. A blank die, or one still tumbling, shows nothing yet. */
export type Hand = { readonly [F in Face | 'blank']: number };

/** The symbols to be shown at one moment; a symbol not named is not needed. */
export type Cost = { readonly [F in Face]?: number };

export const handOf = (dice: readonly (Face | 'blank')[]): Hand => {
  const hand = { blank: 0, adventurer: 0, key: 0, torch: 0, gold: 0, black: 0 };
  for (const die of dice) hand[die]++;
  return hand;
};

export const blankHand = (dice: number): Hand => ({ ...handOf([]), blank: dice });

/** Costs as the tables of rooms and cards write them: `AAK`, `KKTT`, `BBBBB`. */
export const parseCost = (text: string): Cost =>
  handOf([...text].map(letter => must(LETTERS.find(([, own]) => own === letter)?.[0], `a symbol written ${letter}`)));

export const printCost = (cost: Cost): string =>
  LETTERS.map(([face, letter]) => letter.repeat(cost[face] ?? 0)).join('');

/** How many dice show a whole cost. */
export const symbolsIn = (cost: Cost): number => FACES.reduce((sum, face) => sum + (cost[face] ?? 0), 0);

const LETTERS: readonly (readonly [Face, string])[] = [
  ['adventurer', 'A'],
  ['key', 'K'],
  ['torch', 'T'],
  ['gold', 'G'],
  ['black', 'B'],
];
