import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankHand, type Cost, type Face, handOf } from './dice.ts';
import { createOdds, MOST_DICE } from './odds.ts';

const odds = createOdds();
const TINY = 1e-7;
const ROLLS = [1, 2, 5, 12];

const anyCost = fc.array(fc.constantFrom<Face>('A', 'K', 'T', 'G'), { minLength: 1, maxLength: 4 });
/** Some dice of any faces, and a cost that many dice can show. */
const anyCase = anyCost.chain(cost =>
  fc
    .array(fc.constantFrom<Face | undefined>('A', 'K', 'T', 'G', 'B', undefined), {
      minLength: cost.length,
      maxLength: 7,
    })
    .map(dice => ({ cost, dice })),
);
const swapped = <T>(list: readonly T[]): readonly (T | 'K' | 'T')[] =>
  list.map(one => (one === 'K' ? 'T' : one === 'T' ? 'K' : one));

describe('laws of the odds', () => {
  it('one blank die more never makes blank dice slower or less likely to pay', () => {
    fc.assert(
      fc.property(anyCost, fc.integer({ min: 1, max: 7 }), (cost, dice) => {
        const fewer = odds.table(cost, dice);
        const more = odds.table(cost, dice + 1);
        const slower = fewer.expectedRolls(blankHand(dice));
        expect(more.expectedRolls(blankHand(dice + 1))).toBeLessThanOrEqual(slower + TINY);
        for (const rolls of ROLLS) {
          const chance = more.within(blankHand(dice + 1), rolls);
          expect(chance).toBeGreaterThanOrEqual(fewer.within(blankHand(dice), rolls) - TINY);
        }
      }),
    );
  });

  it('a part of a cost is never dearer than the whole', () => {
    fc.assert(
      fc.property(anyCase, ({ cost, dice }) => {
        const whole = odds.table(cost, dice.length);
        const part = odds.table(cost.slice(1), dice.length);
        const hand = handOf(dice);
        expect(part.expectedRolls(hand)).toBeLessThanOrEqual(whole.expectedRolls(hand) + TINY);
        for (const rolls of ROLLS) {
          expect(part.within(hand, rolls)).toBeGreaterThanOrEqual(whole.within(hand, rolls) - TINY);
        }
      }),
    );
  });

  it('a chance only grows with the rolls, and failing chances add up to no more than the expected rolls', () => {
    fc.assert(
      fc.property(anyCase, ({ cost, dice }) => {
        const table = odds.table(cost, dice.length);
        const hand = handOf(dice);
        const failing = Array.from({ length: 40 }, (_, rolls) => 1 - table.within(hand, rolls));
        failing.reduce((before, now) => {
          expect(now).toBeLessThanOrEqual(before + TINY);
          return now;
        });
        expect(failing.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(table.expectedRolls(hand) + TINY);
      }),
    );
  });

  it('a stronger gold mask never hurts', () => {
    fc.assert(
      fc.property(anyCase, ({ cost, dice }) => {
        const masks = [
          { releases: 1, isKey: false },
          { releases: 2, isKey: false },
          { releases: 3, isKey: false },
          { releases: 3, isKey: true },
        ] as const;
        const rolls = masks.map(mask => odds.table(cost, dice.length, mask).expectedRolls(handOf(dice)));
        rolls.reduce((before, now) => {
          expect(now).toBeLessThanOrEqual(before + TINY);
          return now;
        });
      }),
    );
  });

  it('keys and torches are alike', () => {
    fc.assert(
      fc.property(anyCase, ({ cost, dice }) => {
        const here = odds.table(cost, dice.length).expectedRolls(handOf(dice));
        const there = odds.table(swapped(cost) as Cost, dice.length).expectedRolls(handOf(swapped(dice)));
        expect(there).toBeCloseTo(here, 7);
      }),
    );
  });

  it('the order of the symbols in a cost does not matter: it is the same table', () => {
    expect(odds.table(['K', 'T', 'K'], 5)).toBe(odds.table(['T', 'K', 'K'], 5));
  });
});

describe('the ends of the tables', () => {
  it('a hand that shows the cost pays now', () => {
    const table = odds.table(['A', 'K'], 3);
    const hand = handOf(['K', 'B', 'A']);
    expect([table.expectedRolls(hand), table.within(hand, 0)]).toEqual([0, 1]);
    expect(table.advice(hand)).toEqual({ type: 'pay' });
  });

  it('black dice only are stuck, and cost the assumed rolls before all begins anew', () => {
    const table = createOdds({ stuckRolls: 12 }).table(['A', 'K'], 3);
    const hand = handOf(['B', 'B', 'B']);
    expect(table.advice(hand)).toEqual({ type: 'stuck' });
    expect(table.expectedRolls(hand)).toBeCloseTo(12 + table.expectedRolls(blankHand(3)), 7);
    expect([table.within(hand, 12), table.within(hand, 13)]).toEqual([0, table.within(blankHand(3), 1)]);
  });

  it('a cost with more symbols than dice can never be paid', () => {
    const table = odds.table(new Array(10).fill('K'), 5);
    expect([table.expectedRolls(blankHand(5)), table.within(blankHand(5), 99)]).toEqual([Number.POSITIVE_INFINITY, 0]);
    expect(table.advice(blankHand(5))).toEqual({ type: 'short' });
  });

  it('with every other die black a useful one is rolled again, for it alone can bring a gold mask', () => {
    expect(odds.table(['A', 'K'], 3).advice(handOf(['A', 'B', 'B']))).toMatchObject({ type: 'roll', keep: { A: 0 } });
  });

  it('a gold mask is held back while one black die hurts little', () => {
    const table = odds.table(['T', 'T', 'T', 'T'], 5);
    expect(table.advice(handOf(['K', 'G', 'B', 'T', 'K']))).toEqual({
      type: 'roll',
      spend: 0,
      release: 0,
      keep: { A: 0, K: 0, T: 1, G: 1 },
      roll: 2,
    });
  });

  it('with no roll left the advice is that for one', () => {
    const table = odds.table(['K', 'K'], 4);
    const hand = handOf(['K', 'G', 'B', 'A']);
    expect(table.within(hand, 0)).toBe(0);
    expect(table.adviceWithin(hand, 0)).toEqual(table.adviceWithin(hand, 1));
    expect(table.adviceWithin(hand, 1)).toMatchObject({ type: 'roll', spend: 1, release: 1, keep: { K: 1 }, roll: 3 });
  });

  it('dice, hands and rolls that cannot be are broken invariants', () => {
    expect(() => odds.table(['A'], MOST_DICE + 1)).toThrow('no number of dice: 11');
    expect(() => odds.table(['A'], 3).expectedRolls(blankHand(4))).toThrow('not 3 dice');
    expect(() => odds.table(['A'], 3).within(blankHand(3), 1.5)).toThrow('no number of rolls: 1.5');
    expect(() => createOdds({ stuckRolls: 0 })).toThrow('no number of rolls: 0');
  });
});
