import { describe, expect, it } from 'vitest';
import { parseWish } from './wish.ts';

const ALL = ['build', 'checks', 'unit', 'scenarios', 'web'];
const wish = (words: string) => parseWish(words.split(' ').filter(Boolean), () => 'abc');

describe('what npm test is asked for', () => {
  it.each([
    ['', { parts: ALL, filters: [], isNoisy: false }],
    ['--noisy', { parts: ALL, filters: [], isNoisy: true }],
    ['--unit', { parts: ['unit'], filters: [] }],
    ['--web', { parts: ['web'], filters: [] }],
    ['--unit --web', { parts: ['unit', 'web'], filters: [] }],
    ['--changed', { parts: ['unit', 'web'], since: 'abc' }],
    ['--changed --unit', { parts: ['unit'], since: 'abc' }],
    ['--web e2e/fit.spec.ts:38 --seed 7', { parts: ['web'], filters: ['e2e/fit.spec.ts:38'], seed: 7 }],
    ['--unit tools -t tally', { parts: ['unit'], filters: ['tools', '-t', 'tally'] }],
  ])('%s', (words, wanted) => {
    expect(wish(words)).toMatchObject(wanted);
  });

  it('an order is any, unless one is asked for', () => {
    expect(wish('--seed 42').seed).toBe(42);
    expect(Number.isInteger(wish('').seed)).toBe(true);
    expect(() => wish('--seed many')).toThrow('--seed needs a number');
  });

  it('what a file is has to be said', () => {
    expect(() => wish('fit.spec.ts')).toThrow('--unit or --web');
  });
});
