import { describe, expect, it } from 'vitest';
import { EXCEPTIONS, waitingProblems } from './waiting-rules.ts';

const SPEC = 'apps/web/e2e/a.spec.ts';
const problems = (text: string, file = SPEC) => waitingProblems([{ file, text }], []);

describe('suites wait for states', () => {
  it.each([
    ['await page.waitForTimeout(300);', 'waitForTimeout'],
    ['await new Promise(done => setTimeout(done, 20));', 'setTimeout as a wait'],
    ['await new Promise<void>(done => { setTimeout(() => done(), 20); });', 'setTimeout as a wait'],
    ['await new Promise(done => globalThis.setTimeout(done, 20));', 'setTimeout as a wait'],
    ["import { setTimeout } from 'node:timers/promises';", 'node:timers/promises'],
    ['const began = performance.now();', 'performance.now'],
  ])('%s is found', (text, wait) => {
    expect(problems(text)).toEqual([`${SPEC} uses ${wait}: a suite waits for a state, on simulated time`]);
  });

  it.each([
    "test.setTimeout(240_000); await expect(page.locator('.dice')).toBeVisible();",
    'const timer = setTimeout(deed, 20); clearTimeout(timer);',
    'await new Promise(done => setImmediate(done));',
    '// await page.waitForTimeout(300)',
  ])('%s is no wait', text => {
    expect(problems(text)).toEqual([]);
  });

  it('so are unit tests and what suites share, but not what they test nor what measures', () => {
    const text = 'performance.now();';
    for (const file of ['packages/kit/src/a.test.ts', 'apps/web/src/b.test.tsx', 'apps/server/src/testing/c.ts'])
      expect(problems(text, file), file).toHaveLength(1);
    for (const file of ['apps/server/src/clock.ts', 'apps/web/tools/bench/sound.ts', 'tools/steps.ts'])
      expect(problems(text, file), file).toEqual([]);
  });

  it('an exception holds for its file alone, and goes when it is not needed', () => {
    const exceptions = [{ file: SPEC, wait: 'performance.now', because: 'it is a test' }] as const;
    const read = (file: string, text: string) => waitingProblems([{ file, text }], exceptions);
    expect(read(SPEC, 'performance.now();')).toEqual([]);
    expect(read('apps/web/e2e/b.spec.ts', 'performance.now();')).toHaveLength(2);
    expect(read(SPEC, '')).toEqual([`${SPEC} does not use performance.now any more: its exception goes`]);
    for (const { because } of EXCEPTIONS) expect(because.length).toBeGreaterThan(10);
  });
});
