import { type BrowserLauncher, defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { type Browser, firefox, type Page } from 'playwright';
import { createConfig } from '../../support/wtr/create-config';
import { engineReporter } from './engine-reporter';
import { limitsOf } from './limits';
import { findMiniBrowser, startWebKit } from './webkit-engine';

type Button = 'left' | 'middle' | 'right';
const buttons: readonly Button[] = ['left', 'middle', 'right'];

/** Methods that the runner's key and mouse commands call on a `webdriver` launcher. */
interface InputCommands {
  sendKeys(sessionId: string, keys: readonly string[]): Promise<void>;
  sendMouseMove(sessionId: string, x: number, y: number): Promise<void>;
  sendMouseClick(sessionId: string, x: number, y: number, button?: Button): Promise<void>;
  sendMouseDown(sessionId: string, button?: Button): Promise<void>;
  sendMouseUp(sessionId: string, button?: Button): Promise<void>;
  resetMouse(sessionId: string): Promise<void>;
}

/** Runs the tags' tests in WebKitGTK, one page at a time. */
function webKitLauncher(): BrowserLauncher & InputCommands {
  let webKit: Awaited<ReturnType<typeof startWebKit>> | undefined;
  let current: string | undefined;
  const driver = () => {
    if (!webKit) throw new Error('WebKitGTK has not been started');
    return webKit.driver;
  };
  const pressed = (button: Button = 'left') => ({ button: buttons.indexOf(button) });
  return {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async startSession(sessionId, url) {
      webKit ??= await startWebKit(findMiniBrowser() ?? '', 4394);
      current = sessionId;
      await webKit.driver.post('url', { url });
    },
    isActive: (sessionId) => sessionId === current,
    getBrowserUrl: () => webKit?.driver.get<string>('url'),
    async stopSession() {
      current = undefined;
      return {};
    },
    startDebugSession: async () => {
      throw new Error('There is no debugging in WebKitGTK here');
    },
    async stop() {
      await webKit?.end();
    },
    sendKeys: (_, keys) => driver().keys(keys),
    sendMouseMove: (_, x, y) => driver().pointer({ type: 'pointerMove', x, y }),
    sendMouseClick: (_, x, y, button) =>
      driver().pointer(
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', ...pressed(button) },
        { type: 'pointerUp', ...pressed(button) },
      ),
    sendMouseDown: (_, button) => driver().pointer({ type: 'pointerDown', ...pressed(button) }),
    sendMouseUp: (_, button) => driver().pointer({ type: 'pointerUp', ...pressed(button) }),
    resetMouse: () => driver().pointer({ type: 'pointerMove', x: 0, y: 0 }),
  };
}

const launchers: Readonly<Record<string, () => BrowserLauncher>> = {
  Firefox: firefoxLauncher,
  WebKitGTK: webKitLauncher,
};

/** Configuration of the tags' tests in the engine named by ENGINE. */
export async function createEngineConfig(): Promise<TestRunnerConfig> {
  const engine = process.env.ENGINE ?? 'Chromium';
  const launcher = launchers[engine]?.();
  return {
    ...(await createConfig()),
    files: 'tests/tags/**/*.test.{ts,tsx}',
    ...(launcher && { browsers: [launcher] }),
    reporters: [defaultReporter({ reportTestProgress: false }), engineReporter(limitsOf(engine))],
  };
}

/**
 * Runs the tags' tests in Debian's Firefox. Uses Playwright's launcher name, so the runner's key and mouse
 * commands find their page.
 */
function firefoxLauncher(): BrowserLauncher & { getPage(sessionId: string): Page } {
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
