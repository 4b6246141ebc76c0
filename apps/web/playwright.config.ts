import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/chromiumArgs.ts';

/** Real Chromium. Suites run three at a time, since each waits for much of its time. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  // A busy machine takes its time to draw; what does not come at all still fails.
  expect: { timeout: 15_000 },
  workers: 3,
  fullyParallel: false,
  reporter: [['list']],
  globalSetup: './e2e/site.ts',
  use: {
    browserName: 'chromium',
    // What a failure leaves behind; pictures of every step would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Only the suite about being offline wants what an earlier visit kept.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS],
    },
  },
});
