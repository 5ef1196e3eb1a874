import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';

/** A business made from ten answers and built, as `npm run new-business` and `npm run build` do it. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    include: ['tests/businesses/new/*.test.ts'],
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
