import { expect, it } from 'vitest';
import { keptInPlace } from './keptInPlace.ts';

const arranged = (items: string, before: string): string =>
  keptInPlace(
    [...items].map(key => ({ key })),
    [...before],
  )
    .map(({ key }) => key)
    .join('');

it.each([
  ['abc', '', 'abc'],
  ['cab', 'abc', 'abc'],
  ['dab', 'abc', 'abd'],
  ['dba', 'abc', 'abd'],
  ['c', 'abc', 'c'],
  ['ca', 'abc', 'ac'],
  ['cd', 'abc', 'cd'],
  ['xyz', 'abc', 'xyz'],
  ['', 'abc', ''],
])('%s after %s stands as %s', (items, before, wanted) => {
  expect(arranged(items, before)).toBe(wanted);
});
