import { describe, expect, it } from 'vitest';
import { withStrength } from './vibration.ts';

/** When the motor is on, from and to. */
const pushes = (pattern: readonly number[]): readonly (readonly [number, number])[] => {
  let at = 0;
  return pattern.flatMap((length, i) => {
    const from = at;
    at += length;
    return i % 2 === 0 ? [[from, at] as const] : [];
  });
};

describe('the strength of vibration', () => {
  it('leaves a pattern as it is at 100', () => {
    expect(withStrength([80, 120, 80, 120, 80], 100)).toEqual([80, 120, 80, 120, 80]);
  });

  it.each([25, 60, 150])('pushes shorter or longer at %i, at the same moments', strength => {
    const before = pushes([80, 120, 30, 90, 40]);
    const after = pushes(withStrength([80, 120, 30, 90, 40], strength));
    expect(after.map(([from]) => from)).toEqual(before.map(([from]) => from));
    for (const [i, [from, to]] of after.entries()) {
      const [start, end] = before[i] ?? [0, 0];
      expect(to - from).toBe(Math.round(((end - start) * strength) / 100));
    }
  });

  it('never goes back in time where pushes meet', () => {
    expect(withStrength([80, 10, 80, 100, 10], 150)).toEqual([120, 0, 120, 30, 15]);
  });
});
