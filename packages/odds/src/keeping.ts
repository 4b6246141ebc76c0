import { FACES, type Face, type Hand, SIXTHS } from './dice.ts';
import type { OddsTable } from './table.ts';

/**
 * Expected rolls if these dice are kept now, all others but the black ones are rolled, and everything after that is played best.
 * A choice is graded by it: the best keeping comes to `expectedRolls` of the hand itself, unless a gold mask is to be spent first.
 */
export const rollsKeeping = (table: OddsTable, hand: Hand, keep: Omit<Hand, 'B' | 'blank'>): number => {
  const dice = hand.A + hand.K + hand.T + hand.G + hand.B + hand.blank;
  const rolled = dice - hand.B - keep.A - keep.K - keep.T - keep.G;
  if (rolled < 1) return Number.POSITIVE_INFINITY;
  let rolls = 1;
  for (const { fallen, chance } of outcomesOf(rolled)) {
    const after = { A: 0, K: 0, T: 0, G: 0, B: 0, blank: 0 };
    for (const face of FACES) after[face] = fallen[face] + (face === 'B' ? hand.B : keep[face]);
    rolls += chance * table.expectedRolls(after);
  }
  return rolls;
};

interface Outcome {
  readonly fallen: { readonly [F in Face]: number };
  readonly chance: number;
}

/** What so many dice can show, without their order. */
const outcomesOf = (dice: number): readonly Outcome[] => {
  const found: Outcome[] = [];
  const fallen = { A: 0, K: 0, T: 0, G: 0, B: 0 };
  const fill = (at: number, left: number, chance: number): void => {
    const face = FACES[at];
    if (face === undefined) return;
    if (at === FACES.length - 1) {
      fallen[face] = left;
      found.push({ fallen: { ...fallen }, chance: chance * (SIXTHS[face] / 6) ** left });
      return;
    }
    for (let count = 0; count <= left; count++) {
      fallen[face] = count;
      fill(at + 1, left - count, chance * ways(left, count) * (SIXTHS[face] / 6) ** count);
    }
  };
  fill(0, dice, 1);
  return found;
};

/** In how many ways so many of them can be chosen. */
const ways = (all: number, some: number): number => {
  let count = 1;
  for (let step = 1; step <= some; step++) count = (count * (all - some + step)) / step;
  return count;
};
