export { blankHand, type Cost, FACES, type Face, type Hand, handOf } from './dice.ts';
export { rollsKeeping } from './keeping.ts';
export { ASSUMPTIONS, createOdds, MOST_DICE, type Odds, PLAIN_MASK } from './odds.ts';
export type { Assumptions, GoldMask } from './problem.ts';
export type { Advice, OddsTable, Roll } from './table.ts';
