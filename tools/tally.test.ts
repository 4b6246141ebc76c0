import { describe, expect, it } from 'vitest';
import { printTally, tallyOfPlaywright, tallyOfVitest, total, withVerdict } from './tally.ts';

describe('tally', () => {
  it('adds up suites and prints the last line of npm test', () => {
    const sum = total([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]);
    expect(printTally(sum)).toBe('5 passed, 1 failed');
    expect(printTally(total([]))).toBe('0 passed, 0 failed');
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(tallyOfVitest(report)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a browser test that passed at a second attempt as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
    expect(tallyOfPlaywright(report)).toEqual({ passed: 5, failed: 2 });
  });

  it('never calls a suite good whose command failed', () => {
    expect(withVerdict({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withVerdict({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withVerdict(undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(withVerdict({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});
