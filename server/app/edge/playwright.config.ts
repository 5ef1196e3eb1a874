import { defineConfig, devices } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../../tests/support/browser/find-chromium';
import { leadsToken, monitorToken, outsidePort, portWithoutBucket } from './tests/outside-mail-service';

const executablePath = findChromium();
const port = 4313;
/** State separate from that of `wrangler dev`, and empty at the start. */
const state = '.wrangler/test-state';
const settings = [
  `MAIL_SERVICE_URL:http://localhost:${outsidePort}`,
  'SUSPECT_LEADS_PER_HOUR:100000',
  'SUSPECT_FORM_SECONDS:0',
  `LEADS_TOKEN:${leadsToken}`,
  `MONITOR_TOKEN:${monitorToken}`,
]
  .map((setting) => `--var ${setting}`)
  .join(' ');
/** The tests' visitors all have one address, and the queue's consumer fails when they say so. */
const config = 'wrangler.test.jsonc';
const configWithoutBucket = 'wrangler-bucketless.test.jsonc';
const changes = [
  's/"limit": 120/"limit": 100000/',
  // Retries that nobody waits for.
  's/"max_retries": 5,/"max_retries": 2,/',
  's/"retry_delay": 30,/"retry_delay": 0,/',
  's|"main": "worker.ts"|"main": "tests/worker-with-faults.ts"|',
];
const start = 'npm -s start -- --inspector-port 0 --show-interactive-dev-session=false --test-scheduled';
const commands = [
  `rm -rf ${state}`,
  `sed ${changes.map((change) => `-e '${change}'`).join(' ')} wrangler.jsonc > ${config}`,
  `npx wrangler d1 migrations apply painting-leads --local --config ${config} --persist-to ${state}`,
  `${start} --config ${config} --port ${port} --persist-to ${state} ${settings}`,
];
const commandsWithoutBucket = [
  `sed '/"r2_buckets"/d' wrangler.jsonc > ${configWithoutBucket}`,
  `${start} --config ${configWithoutBucket} --port ${portWithoutBucket} --persist-to ${state}-bucketless ${settings}`,
];
const env = { WRANGLER_SEND_METRICS: 'false', CI: '1' };

/** Both flows and the routing, against the edge runtime itself with the built site. */
export default defineConfig({
  testDir: 'tests',
  workers: 1,
  timeout: 120_000,
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
      command: commands.join(' && '),
      url: `http://localhost:${port}/robots.txt`,
      env,
      timeout: 400_000,
    },
    {
      command: commandsWithoutBucket.join(' && '),
      url: `http://localhost:${portWithoutBucket}/robots.txt`,
      env,
      timeout: 400_000,
    },
  ],
});
