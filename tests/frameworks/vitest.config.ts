import { defineConfig } from 'vitest/config';

/** Tests of the package in framework projects and templates. */
export default defineConfig({
  test: {
    include: ['tests/frameworks/*.test.ts'],
    globalSetup: ['tests/frameworks/install-package.ts'],
    testTimeout: 120_000,
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
