import { test as base } from '../../support/page/flow-test';
import { TestServer } from '../../support/server/test-server';

/** More than the mail service's one-second rate limit. */
const leapMs = 1_500;

/**
 * Playwright test whose server clock jumps on every read. Tests advance the page's clock, so its pauses
 * between mails take no real time that the services could see.
 */
export const test = base.extend<object, { readonly server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let nowMs = Date.now();
      const server = await TestServer.start({
        now: () => {
          nowMs += leapMs;
          return nowMs;
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../../support/page/flow-test';
