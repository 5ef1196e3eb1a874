import { defineConfig, devices } from 'playwright/test';
import { chromiumFlags } from '../../tests/runner/chromium-flags';
import { findChromium } from '../../tests/runner/find-chromium';
import { outsidePort } from './tests/outside-mail-service';

const executablePath = findChromium();
const port = 4313;
const settings = `--var MAIL_SERVICE_URL:http://localhost:${outsidePort} --var RATE_LIMIT_PER_MINUTE:100000`;

/** Both flows and the routing, against the edge runtime itself with the built site. */
export default defineConfig({
  testDir: 'tests',
  workers: 1,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
  },
  webServer: [
    {
      command: 'npx tsx tests/outside-mail-service.ts',
      url: `http://localhost:${outsidePort}/mails`,
    },
    {
      command: `npx wrangler dev --port ${port} --inspector-port 0 --show-interactive-dev-session=false ${settings}`,
      url: `http://localhost:${port}/robots.txt`,
      env: { WRANGLER_SEND_METRICS: 'false' },
      timeout: 120_000,
    },
  ],
});
