import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('gathers what has the same key, keys and members in the order they came', () => {
  const groups = grouped(['key', 'torch', 'keg', 'map', 'tent'], word => word[0]);
  expect([...groups]).toEqual([
    ['k', ['key', 'keg']],
    ['t', ['torch', 'tent']],
    ['m', ['map']],
  ]);
});

it('makes no group of nothing', () => {
  expect(grouped([], String).size).toBe(0);
});
