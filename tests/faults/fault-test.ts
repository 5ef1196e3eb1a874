import { test as base } from '../support/page/flow-test';
import { TestServer } from '../support/server/test-server';

/** More than the second that the mail service asks for between two mails. */
const leapMs = 1_500;

/**
 * The flows' test with a server whose clock leaps with every look at it: the page's own clock is moved by the tests, and
 * its pauses between two mails take no time that the services could see.
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

export { expect } from '../support/page/flow-test';
