import { describe, expect, it } from 'vitest';
import { lengthProblems, lockProblems, purityProblems } from './house-rules.ts';

const pure = (text: string, file = 'packages/temple/src/dice.ts') => purityProblems({ file, text });

describe('house rules', () => {
  it('a file has at most 400 lines, unless it is a table', () => {
    const long = 'x\n'.repeat(401);
    expect(lengthProblems({ file: 'packages/kit/src/a.ts', text: 'x\n'.repeat(400) })).toEqual([]);
    expect(lengthProblems({ file: 'packages/kit/src/a.ts', text: long })).toHaveLength(1);
    expect(lengthProblems({ file: 'packages/temple/src/content/tiles.ts', text: long })).toEqual([]);
    expect(lengthProblems({ file: 'packages/texts/src/sk.ts', text: long })).toEqual([]);
  });

  it('the engine reads no clock and draws no luck of its own', () => {
    expect(pure('export const now = () => Date.now();')).toHaveLength(1);
    expect(pure('export const luck = () => Math.random();')).toEqual([
      'packages/temple/src/dice.ts uses Math.random: the engine reads no clock, draws no luck, does no I/O',
    ]);
    expect(pure('// Date.now()\nexport const most = Math.max(1, 2);')).toEqual([]);
  });

  it('tests and apps may', () => {
    expect(pure('Date.now();', 'packages/temple/src/dice.test.ts')).toEqual([]);
    expect(pure('Date.now();', 'apps/server/src/main.ts')).toEqual([]);
  });

  it('the lockfile names no place to fetch from', () => {
    expect(lockProblems('"resolved": "packages/kit"')).toEqual([]);
    expect(lockProblems('"resolved": "https://example.org/a.tgz"')).toEqual([
      'package-lock.json names https://example.org',
    ]);
  });
});
