import { test as base, type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import { TestServer, type TestServerOptions } from '../server/test-server';
import { ThirdPartySite } from '../server/third-party-site';

/**
 * Console lines and errors of the page; each test must end with exactly the expected lines, none by default.
 */
export interface PageConsole {
  readonly lines: string[];
  readonly expected: string[];
}

interface WorkerFixtures {
  /** Overrides what the server serves, by default the business made for tests. */
  readonly served: TestServerOptions;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
}

/** Playwright's test with the built business made for tests, its services, a third-party origin and a check of the console. */
export const test = base.extend<{ readonly pageConsole: PageConsole }, WorkerFixtures>({
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
  baseURL: async ({ server }, use) => {
    await server.clear();
    await use(server.origin);
  },
  pageConsole: [
    async ({ page }, use) => {
      const pageConsole: PageConsole = { lines: [], expected: [] };
      watch(page, pageConsole.lines);
      await use(pageConsole);
      expect(pageConsole.lines).toEqual(pageConsole.expected);
    },
    { auto: true },
  ],
});

export { expect };

function watch(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (!isTheBrowsersOwn(message) && !isTestMode(message))
      lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
}

/** Tags in test mode log a notice. */
function isTestMode(message: ConsoleMessage): boolean {
  return /(?:Test mode: nothing is sent|Mode d'essai\u202f: rien n'est envoyé)$/.test(message.text());
}

/** The browser logs every failed response, including faults that a test injects. */
function isTheBrowsersOwn(message: ConsoleMessage): boolean {
  return message.type() === 'error' && message.text().startsWith('Failed to load resource:');
}

/** Waits for a toast with exactly this text, ignoring its close button. */
export async function expectToast(scope: Page | Locator, text: string): Promise<void> {
  await expect.poll(() => scope.locator('.toast').evaluate(textWithoutButtons)).toBe(text);
}

function textWithoutButtons(toast: Element): string {
  const copy = toast.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent?.trim() ?? '';
}
