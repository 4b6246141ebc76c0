import { expect, it } from 'vitest';
import { changeBetween } from './dieChange.ts';

it.each([
  ['free', 'lost', 'falling'],
  ['black', 'lost', 'falling'],
  ['lost', 'lost', undefined],
  ['black', 'blank', 'freed'],
  ['black', 'free', 'freed'],
  ['black', 'black', undefined],
  ['free', 'held', undefined],
  ['blank', 'rolling', undefined],
] as const)('a die that was %s and is %s: %s', (was, now, change) => {
  expect(changeBetween(was, now)).toBe(change);
});
