/** How many tests of a suite passed and how many failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const total = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

export const printTally = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** From Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export const tallyOfVitest = (report: unknown): Tally => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const unloaded = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(one => one.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
};

/** From Playwright's JSON report. What passed only at a second attempt did not pass. */
export const tallyOfPlaywright = (report: unknown): Tally => {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};

/** A suite whose command failed has failed, even where its report (if any) counts no failure. */
export const withVerdict = (tally: Tally | undefined, isGood: boolean): Tally => {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  return isGood || failed > 0 ? { passed, failed } : { passed, failed: 1 };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}
