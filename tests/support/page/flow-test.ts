import { type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import { test as servicesTest } from './services-test';

/**
 * Console lines and errors of the page; each test must end with exactly the expected lines, none by default.
 */
export interface PageConsole {
  readonly lines: string[];
  readonly expected: string[];
}

/** `services-test` with a page that starts on the site and a check of its console. */
export const test = servicesTest.extend<{ readonly pageConsole: PageConsole }>({
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
  return /(?:Test mode: no lead is sent|Mode d'essai\u202f: aucune demande n'est envoyée)$/.test(
    message.text(),
  );
}

/**
 * The browser logs every failed response, including faults that a test injects, and that a test looked for roles in the
 * calculator drawn ahead.
 */
export function isTheBrowsersOwn(message: ConsoleMessage): boolean {
  return (
    (message.type() === 'error' && message.text().startsWith('Failed to load resource:')) ||
    message.text() === 'Rendering was performed in a subtree hidden by content-visibility.'
  );
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
