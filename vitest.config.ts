import { defineConfig } from 'vitest/config';

/** On every core there is, of which vitest by itself would leave one out. */
export default defineConfig({
  test: {
    // A busy machine takes its time; what does not come at all still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,tools}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    maxWorkers: '100%',
  },
});
