import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,tools}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
