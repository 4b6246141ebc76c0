import { createOdds, handOf } from '@templefall/odds';
import { describe, expect, it } from 'vitest';
import { gradeOf, puzzleOf, rollsFor } from './puzzle.ts';

const DAYS = Array.from({ length: 60 }, (_, day) => `2027-${day}`);

describe('the puzzle of the day', () => {
  it('is the same for everybody on one day, and another on the next', () => {
    expect(puzzleOf('2027-03-01')).toEqual(puzzleOf('2027-03-01'));
    expect(new Set(DAYS.map(day => JSON.stringify(puzzleOf(day)))).size).toBeGreaterThan(40);
  });

  it.each(DAYS.slice(0, 20))('is graded by the exact tables (%s)', day => {
    const puzzle = puzzleOf(day);
    const table = createOdds().table(puzzle.cost, puzzle.faces.length);
    expect(puzzle.best.rolls).toBeCloseTo(table.expectedRolls(handOf([...puzzle.faces])), 6);
    expect(rollsFor(puzzle, puzzle.best.keep)).toBe(puzzle.best.rolls);
    expect(puzzle.best.keep.some(place => puzzle.faces[place] === 'B')).toBe(false);
  });

  it('has one best answer, and says how much another costs', () => {
    for (const day of DAYS) {
      const { best, ...puzzle } = puzzleOf(day);
      expect(gradeOf(best.rolls, best.rolls)).toBe('best');
      expect(gradeOf(rollsFor(puzzle, []), best.rolls)).not.toBe('best');
    }
    expect([0.1, 0.5, 2].map(more => gradeOf(3 + more, 3))).toEqual(['good', 'fair', 'poor']);
  });
});
