import { defineConfig } from 'vitest/config';

/** Tests of the built site on third-party hosts. */
export default defineConfig({
  test: {
    include: ['tests/hosts/*.test.ts'],
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
