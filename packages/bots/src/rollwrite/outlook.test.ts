import { seat } from '@templefall/kernel';
import { must, seededChance, seedOf } from '@templefall/kit';
import { DIE, type Face } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { symbolNumber } from './chart.ts';
import { handOfFaces } from './hands.ts';
import { createSurveyor } from './land.ts';
import { BLACK, type Outlook, outlookOf } from './outlook.ts';
import { prospectOf } from './prospect.ts';
import { bestRoute } from './routes.ts';
import { sketchOf } from './sketch.ts';
import { openTable } from './testing/table.ts';
import { STEADY_WEIGHTS } from './weights.ts';

const POOL = [0.05, 0.1, 0.1, 0.1, -0.2];
const sketch = sketchOf(openTable({ players: 3 }, seededChance(seedOf('outlook'))), createSurveyor());
const prospect = prospectOf(sketch, seat(0), STEADY_WEIGHTS);
const outlook = outlookOf(prospect, 6, POOL);
const numbered = (face: Face): number => (face === 'black' ? BLACK : symbolNumber(face));

/** The mean over all 36 ways a pair can fall, the best placing each time. */
const overAllPairs = ({ placed }: Outlook, hand: number, after: number): number => {
  const worths = DIE.flatMap(one => DIE.map(other => placed(hand, [numbered(one), numbered(other)], after).worth));
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
};

describe('the outlook of a turn', () => {
  it('what is expected is the mean over every way the dice can fall', () => {
    for (const kept of [[], ['key'], ['adventurer', 'torch']] satisfies Face[][])
      for (const dice of [2, 4]) {
        const hand = handOfFaces(kept);
        expect(outlook.expected(hand, dice)).toBeCloseTo(overAllPairs(outlook, hand, dice - 2), 10);
      }
  });

  it('with no die left it is the best route the dice pay for', () => {
    for (const kept of [['adventurer', 'adventurer'], ['key', 'torch', 'gold', 'key'], []] satisfies Face[][]) {
      const hand = handOfFaces(kept);
      expect(outlook.expected(hand, 0)).toBeCloseTo(must(bestRoute(prospect, hand), 'a route').worth, 10);
    }
  });

  it('what pays for a good room is kept, what pays for none goes to the pool, a black mask is never kept', () => {
    const two = outlookOf(prospect, 2, POOL);
    // From the north, a key and a torch open a1 and its gem.
    expect(two.placed(0, [symbolNumber('key'), symbolNumber('torch')], 0).keep).toEqual([true, true]);
    expect(two.placed(0, [symbolNumber('key'), BLACK], 0).keep).toEqual([false, false]);
  });
});
