import { expect, it } from 'vitest';
import { shapeProblem } from './stateShape.ts';

const fresh = { players: [], gems: 3, stack: { size: 2 }, level: 'easy', ended: undefined };

it('a stored state must have every field of a fresh one, of the same kind', () => {
  expect(shapeProblem(fresh, { players: [1], gems: 0, stack: {}, level: '', more: true })).toBeUndefined();
  expect(shapeProblem(fresh, { ...fresh, gems: '3' })).toBe('gems is string, not number');
  expect(shapeProblem(fresh, { ...fresh, players: {} })).toBe('players is object, not list');
  expect(shapeProblem(fresh, { ...fresh, stack: null })).toBe('stack is null, not object');
  expect(shapeProblem(fresh, { players: [], gems: 3, stack: {} })).toBe('level is missing, not string');
  expect(shapeProblem(fresh, [])).toBe('it is list, not an object');
  expect(shapeProblem(fresh, null)).toBe('it is null, not an object');
  expect(shapeProblem(fresh, undefined)).toBe('it is missing, not an object');
});
