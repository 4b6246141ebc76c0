import { configDefaults, defineConfig } from 'vitest/config';

/** Moments of sound, measured in milliseconds: nothing else may run beside them. */
const ALONE = ['apps/web/src/sound/live.test.ts'];

/** On every core there is, of which vitest by itself would leave one out; what has to be alone comes last. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,tools}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
