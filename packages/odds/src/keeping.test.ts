import { describe, expect, it } from 'vitest';
import { blankHand, handOf } from './dice.ts';
import { rollsKeeping } from './keeping.ts';
import { createOdds } from './odds.ts';

const odds = createOdds();
const NOTHING = { A: 0, K: 0, T: 0, G: 0 };

describe('what a choice of dice is worth', () => {
  it('is the table’s own figure for the choice that it advises', () => {
    for (const [faces, cost] of [
      [
        ['A', 'K', 'T', undefined, undefined],
        ['A', 'K'],
      ],
      [
        ['T', 'T', 'G', 'A', undefined],
        ['T', 'T', 'T', 'T'],
      ],
      [
        ['K', 'A', 'B', 'T', undefined],
        ['K', 'K', 'T'],
      ],
    ] as const) {
      const hand = handOf([...faces]);
      const table = odds.table(cost, faces.length);
      const advice = table.advice(hand);
      const expected = table.expectedRolls(hand);
      const keep = advice.type === 'roll' ? advice.keep : hand;
      if (advice.type !== 'roll') expect(expected).toBe(0);
      else expect(rollsKeeping(table, hand, keep)).toBeCloseTo(expected, 6);
    }
  });

  it('is never better than the best', () => {
    const hand = handOf(['T', 'T', 'G', 'K', undefined]);
    const table = odds.table(['T', 'T', 'T', 'T'], 5);
    for (let T = 0; T <= 2; T++)
      for (let G = 0; G <= 1; G++)
        for (let K = 0; K <= 1; K++)
          expect(rollsKeeping(table, hand, { ...NOTHING, T, G, K })).toBeGreaterThanOrEqual(
            table.expectedRolls(hand) - 1e-9,
          );
  });

  it('is the same as rolling blank dice where nothing is kept, and endless where nothing is rolled', () => {
    const table = odds.table(['A', 'A'], 5);
    const hand = handOf(['K', 'K', 'T', 'T', 'T']);
    expect(rollsKeeping(table, hand, NOTHING)).toBeCloseTo(table.expectedRolls(blankHand(5)), 6);
    expect(rollsKeeping(table, hand, { A: 0, K: 2, T: 3, G: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
