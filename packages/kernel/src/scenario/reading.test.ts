import { expect, it } from 'vitest';
import { differences } from './difference.ts';
import { clockTime, parseGameTime, printGameTime } from './gameTime.ts';
import { fields, list, oneOf, optional, orElse, whole } from './reading.ts';
import { ChanceMissing, scriptedChance } from './scriptedChance.ts';

it('a reader tells every mistake of a document, not only the first', () => {
  const read = fields({ a: whole(1, 3), b: list(oneOf(['x', 'y'])), c: optional(whole()), d: orElse(whole(), 7) });
  expect(read({ a: 2, b: ['x'] }, [])).toEqual({ ok: true, value: { a: 2, b: ['x'], d: 7 } });
  const wrong = read({ a: 4, b: ['x', 'z'], e: 1 }, ['root']);
  expect(wrong.ok ? [] : wrong.error.map(({ path }) => path.join('.'))).toEqual(['root.e', 'root.a', 'root.b.1']);
});

it('game time reads as it prints', () => {
  for (const at of [0, 999, 1000, 59_999, 210_250, 600_000]) expect(parseGameTime(printGameTime(at))).toBe(at);
  expect(parseGameTime('3:30.25')).toBe(210_250);
  expect(clockTime('3:3', []).ok).toBe(false);
});

it('a difference names only what was asked for', () => {
  expect(differences({ a: { b: 1 }, c: null }, { a: { b: 1, x: 2 } })).toEqual([]);
  expect(differences({ 1: 'b' }, ['a', 'b', 'c'])).toEqual([]);
  expect(differences({ c: null }, { c: 0 })).toEqual([{ path: ['c'], expected: 'nothing', found: '0' }]);
  expect(differences([1], 'x')).toEqual([{ path: [], expected: '[1]', found: 'x' }]);
  expect(differences({ a: 1 }, undefined)).toEqual([{ path: [], expected: '{"a":1}', found: 'nothing' }]);
});

it('an expectation may leave a choice, or say what must not be', () => {
  expect(differences({ a: { oneOf: [1, 2] }, b: { not: 3 } }, { a: 2, b: 4 })).toEqual([]);
  expect(differences({ a: { oneOf: [1, { x: 1 }] } }, { a: 3 })).toEqual([
    { path: ['a'], expected: 'one of [1,{"x":1}]', found: '3' },
  ]);
  expect(differences({ not: { x: 1 } }, { x: 1, y: 2 })).toEqual([
    { path: [], expected: 'not {"x":1}', found: '{"x":1,"y":2}' },
  ]);
  expect(differences({ not: null }, undefined)).toEqual([{ path: [], expected: 'not null', found: 'nothing' }]);
});

it('scripted chance hands out its numbers by stream, then what comes after, and never one too large', () => {
  const { chance, left } = scriptedChance({ 0: [1, 5], 1: [0] }, () => ({ below: bound => bound - 1 }));
  const rng = chance(0, 0);
  expect([rng.below(6), chance(0, 1).below(6), rng.below(6), chance(2, 0).below(3)]).toEqual([1, 5, 5, 2]);
  expect(left()).toEqual({ 1: [0] });
  expect(() =>
    scriptedChance({ 0: [6] })
      .chance(0, 0)
      .below(6),
  ).toThrow(ChanceMissing);
  expect(() => scriptedChance({}).chance(0, 0).below(6)).toThrow('stream 0: a draw below 6 was not written down');
});
