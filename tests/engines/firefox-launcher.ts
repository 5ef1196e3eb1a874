import type { BrowserLauncher } from '@web/test-runner';
import { type Browser, firefox, type Page } from 'playwright';

/**
 * Runs the tags' tests in Debian's Firefox. Uses Playwright's launcher name, so the runner's key and mouse
 * commands find their page.
 */
export function firefoxLauncher(): BrowserLauncher & { getPage(sessionId: string): Page } {
  let browser: Browser | undefined;
  const pages = new Map<string, Page>();
  const pageOf = (sessionId: string): Page => {
    const page = pages.get(sessionId);
    if (!page) throw new Error(`There is no page for the session ${sessionId}`);
    return page;
  };
  return {
    name: 'Firefox',
    type: 'playwright',
    concurrency: 1,
    async startSession(sessionId, url) {
      browser ??= await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' });
      const page = await browser.newPage();
      pages.set(sessionId, page);
      await page.goto(url);
    },
    isActive: (sessionId) => pages.has(sessionId),
    getBrowserUrl: (sessionId) => pageOf(sessionId).url(),
    getPage: pageOf,
    async stopSession(sessionId) {
      await pageOf(sessionId).close();
      pages.delete(sessionId);
      return {};
    },
    startDebugSession: async () => {
      throw new Error('There is no debugging in Firefox here');
    },
    async stop() {
      await browser?.close();
    },
  };
}
