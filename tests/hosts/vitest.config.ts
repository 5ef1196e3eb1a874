import { defineConfig } from 'vitest/config';

/** The tests of the built site on hosts of other makers. */
export default defineConfig({
  test: { include: ['tests/hosts/*.test.ts'], reporters: ['default', './tests/runner/vitest-counts.ts'] },
});
