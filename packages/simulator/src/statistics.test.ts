import { describe, expect, it } from 'vitest';
import { average, rankCorrelation, share } from './statistics.ts';

describe('figures over many games', () => {
  it('a share has Wilson’s interval', () => {
    // Published: 8 of 10 gives 0.490 to 0.943.
    const { mean, low, high } = share(8, 10);
    expect([mean, low, high].map(value => Math.round(value * 1000) / 1000)).toEqual([0.8, 0.49, 0.943]);
  });

  it('a share of nothing or everything stays within 0 and 1 and admits doubt', () => {
    expect(share(0, 500).low).toBeCloseTo(0, 12);
    expect(share(0, 500).high).toBeGreaterThan(0);
    expect(share(500, 500).low).toBeLessThan(1);
  });

  it('a mean has the normal interval', () => {
    expect(average([1, 2, 3, 4, 5])).toMatchObject({ mean: 3, count: 5 });
    // Standard error sqrt(2.5 / 5) = 0.7071.
    expect(average([1, 2, 3, 4, 5]).high).toBeCloseTo(3 + 1.96 * Math.SQRT1_2, 3);
  });

  it('rank correlation sees order, not size, and shares ranks between equals', () => {
    expect(rankCorrelation([1, 2, 3], [10, 200, 3000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 1, 2, 2], [1, 2, 3, 4])).toBeCloseTo(0.894, 3);
  });
});
