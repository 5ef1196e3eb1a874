import { availableParallelism } from 'node:os';
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
    // Vitest leaves a core to itself; several files only wait.
    maxWorkers: Math.max(2, availableParallelism()),
    reporters: ['default', './tests/runner/vitest-counts.ts'],
  },
});
