import { describe, expect, it } from 'vitest';
import { lengthProblems, lockProblems, purityProblems, textSizeProblems } from './house-rules.ts';

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

  it.each([
    ['font-size: 13px;', 1],
    ['font: 700 13px / 1 var(--font-ui);', 1],
    ['font-size: clamp(18px, 2vw, 24px);', 1],
    ['--t-small: 600 14px / 1.3 var(--font-ui);', 1],
    ['font-size: calc(13 * var(--px));', 0],
    ['font-size: calc(clamp(18px, 2vw, 24px) * var(--ts));', 0],
    ['font: var(--t-small);', 0],
    ['font-size: 74px;', 0],
    ['font: 700 0.36px var(--font-num);', 0],
  ])('text follows the reader, large numerals and drawings need not: %s', (declaration, problems) => {
    expect(textSizeProblems({ file: 'a.css', text: `.a {\n  ${declaration}\n}` })).toHaveLength(problems);
  });

  it('the lockfile names no place to fetch from', () => {
    expect(lockProblems('"resolved": "packages/kit"')).toEqual([]);
    expect(lockProblems('"resolved": "https://example.org/a.tgz"')).toEqual([
      'package-lock.json names https://example.org',
    ]);
  });
});
