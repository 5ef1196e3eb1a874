import { defineConfig } from 'vitest/config';

/** The tests of the built site on hosts of other makers. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
