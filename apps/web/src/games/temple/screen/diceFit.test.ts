import { describe, expect, it } from 'vitest';
import { diceFit, tabletDiceFit } from './diceFit.ts';

describe.each([
  [390, false],
  [360, true],
  [320, true],
] as const)('dice on a phone %i px wide', (width, isShort) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i dice are each large enough for a finger, and fit', count => {
    for (const large of [false, true]) {
      const { size, rows } = diceFit(count, { width, isShort, large });
      expect(size).toBeGreaterThanOrEqual(48);
      expect(Math.ceil(count / rows) * (size + 4)).toBeLessThanOrEqual(width - 26);
    }
  });
});

it('seven dice lie in two rows, four and three', () => {
  expect(diceFit(7, { width: 390, isShort: false, large: false })).toEqual({ size: 62, rows: 2, columns: 4 });
});

it('five dice lie in one row', () => {
  expect(diceFit(5, { width: 390, isShort: false, large: false })).toEqual({ size: 62, rows: 1, columns: 5 });
});

it('large dice are larger on every tablet, and never smaller than a finger', () => {
  for (const width of [740, 760, 900, 1024, 1180])
    for (const count of [1, 5, 7, 8]) {
      const plain = tabletDiceFit(count, { width, large: false });
      const large = tabletDiceFit(count, { width, large: true });
      expect(plain.size).toBeGreaterThanOrEqual(48);
      expect(large.size, `${count} dice in ${width}`).toBeGreaterThan(plain.size);
      expect(large.isOwnRow).toBe(width <= 900 || (width === 1024 && count === 8));
    }
});
