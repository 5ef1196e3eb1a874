import { defineConfig } from 'vitest/config';

/** The packed package in projects of frameworks, and in the templates of those that check them. */
export default defineConfig({
  test: {
    include: ['tests/frameworks/*.test.ts'],
    globalSetup: ['tests/frameworks/install-package.ts'],
    testTimeout: 120_000,
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
