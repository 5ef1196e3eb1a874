import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from '../../build/business-settings-plugin';

/** The quick unit tests: those of the files that are mutated, without what starts processes. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    include: ['tests/unit/{carousel,element,forms,lead,lib,mail,painting-*,server}/**/*.test.ts'],
    // The zone of a process can't be changed in a thread, and Stryker runs tests in threads.
    exclude: [
      'tests/unit/lead/contact-time-zones.test.ts',
      'tests/unit/server/{serve,portable}.test.ts',
      '**/node_modules/**',
    ],
    testTimeout: 120_000,
  },
});
