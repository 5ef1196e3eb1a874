import { defineConfig } from 'vitest/config';

/** The tags in the templates of frameworks that check them. */
export default defineConfig({
  test: {
    include: ['tests/frameworks/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default', './tests/runner/vitest-counts.ts'],
  },
});
