import { test as base } from 'playwright/test';
import { TestServer, type TestServerOptions } from '../server/test-server';
import { ThirdPartySite } from '../server/third-party-site';

interface WorkerFixtures {
  /** Overrides what the server serves, by default the business made for tests. */
  readonly served: TestServerOptions;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

/** Playwright's test with the built business made for tests, its services and a third-party origin. */
export const test = base.extend<object, WorkerFixtures>({
  served: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ served }, use) => {
      const server = await TestServer.start(served);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  thirdPartySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const thirdPartySite = await ThirdPartySite.start();
      await use(thirdPartySite);
      await thirdPartySite.stop();
    },
    { scope: 'worker' },
  ],
});
