import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from './build/business-settings-plugin';

/** The tests that need no browser: rules, provider, build, built HTML, bytes. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    include: [
      'tests/unit/**/*.test.ts',
      'tests/pages/built/**/*.test.ts',
      'tests/businesses/*.test.ts',
      'tests/speed/*.test.ts',
    ],
    testTimeout: 20_000,
    reporters: ['default', './tests/runner/vitest-counts.ts'],
  },
});
