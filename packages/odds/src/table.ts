import { countAt, placeAt, worthAt } from './arrays.ts';
import type { Face, Hand } from './dice.ts';
import { ADVENTURER, BLACK, COUNTS, GOLD, KEY, LOOSE, TORCH } from './positions.ts';
import { type Goal, problemOf } from './problem.ts';
import { leastFailures, leastRolls, type Solution } from './solve.ts';

/** Everything there is to know about one goal. A hand must have as many dice as the goal. */
export interface OddsTable {
  /** The least expected number of rolls until the cost can be paid. */
  readonly expectedRolls: (hand: Hand) => number;
  /** The greatest chance to be able to pay after at most so many rolls. */
  readonly within: (hand: Hand, rolls: number) => number;
  /** What to do now to need the fewest rolls. */
  readonly advice: (hand: Hand) => Advice;
  /** What to do now for the greatest chance within so many rolls; with none left, as with one. */
  readonly adviceWithin: (hand: Hand, rolls: number) => Advice;
}

export type Advice =
  /** The hand shows the cost. */
  | { readonly type: 'pay' }
  /** Black dice only: somebody must help. */
  | { readonly type: 'stuck' }
  /** Fewer dice than symbols: they can never show it. */
  | { readonly type: 'short' }
  | Roll;

/** Spend so many gold masks on so many black dice, keep these faces, roll so many: all the others but the black ones. */
export interface Roll {
  readonly type: 'roll';
  readonly spend: number;
  readonly release: number;
  readonly keep: { readonly [F in Exclude<Face, 'B'>]: number };
  readonly roll: number;
}

/** More rolls than a whole game has room for, so a question beyond them is answered as if asked for these. */
const MOST_ROLLS = 600;

export const tableOf = (goal: Goal): OddsTable => {
  const problem = problemOf(goal);
  const { positions, pays, allBlack } = problem;
  const { firstWhole, counts, numbers, strides } = positions;
  const fewest = leastRolls(problem);
  const failures = leastFailures(problem);
  const { cost, dice } = goal;

  const numberOf = (hand: Hand): number => {
    const adventurers = Math.min(hand.A, cost.A);
    const keys = Math.min(hand.K, cost.K);
    const torches = Math.min(hand.T, cost.T);
    const loose = hand.blank + hand.A - adventurers + hand.K - keys + hand.T - torches;
    if (adventurers + keys + torches + hand.G + hand.B + loose !== dice) {
      throw new Error(`not ${dice} dice: ${JSON.stringify(hand)}`);
    }
    const code =
      adventurers * strides[ADVENTURER] +
      keys * strides[KEY] +
      torches * strides[TORCH] +
      hand.G * strides[GOLD] +
      hand.B * strides[BLACK] +
      loose * strides[LOOSE];
    return placeAt(numbers, code) - firstWhole;
  };

  const known: Advice[] = [];
  /** Advice is asked for on every throw, and there are few hands: it is put into words once for each. */
  const adviceToHurry = (number: number): Advice => {
    const given = known[number] ?? adviceOf(number, fewest);
    known[number] = given;
    return given;
  };

  const adviceOf = (number: number, { spentTo, keptAs }: Solution): Advice => {
    if (pays[number]) return PAY;
    if (number === allBlack) return STUCK;
    const count = (position: number, kind: number): number => countAt(counts, position * COUNTS + kind);
    const held = firstWhole + number;
    const whole = placeAt(spentTo, number);
    const kept = placeAt(keptAs, number);
    const keep = { A: count(kept, ADVENTURER), K: count(kept, KEY), T: count(kept, TORCH), G: count(kept, GOLD) };
    return {
      type: 'roll',
      spend: count(held, GOLD) - count(whole, GOLD),
      release: count(held, BLACK) - count(whole, BLACK),
      keep,
      roll: dice - count(kept, BLACK) - keep.A - keep.K - keep.T - keep.G,
    };
  };

  return {
    expectedRolls: hand => worthAt(fewest.worth, numberOf(hand)),
    within: (hand, rolls) => 1 - worthAt(failures(knownRolls(rolls)).worth, numberOf(hand)),
    advice: hand => adviceToHurry(numberOf(hand)),
    adviceWithin: (hand, rolls) => adviceOf(numberOf(hand), failures(Math.max(1, knownRolls(rolls)))),
  };
};

/** For a cost with more symbols than dice. */
export const SHORT_TABLE: OddsTable = {
  expectedRolls: () => Number.POSITIVE_INFINITY,
  within: () => 0,
  advice: () => SHORT,
  adviceWithin: () => SHORT,
};

const PAY: Advice = { type: 'pay' };
const STUCK: Advice = { type: 'stuck' };
const SHORT: Advice = { type: 'short' };

const knownRolls = (rolls: number): number => {
  if (!Number.isInteger(rolls) || rolls < 0) throw new Error(`no number of rolls: ${rolls}`);
  return Math.min(rolls, MOST_ROLLS);
};
