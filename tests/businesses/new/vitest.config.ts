import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';

/** Tests a business made from answers by `npm run new-business` and built by `npm run build`. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    include: ['tests/businesses/new/*.test.ts'],
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
  },
});
