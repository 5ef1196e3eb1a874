import { defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { type ChromeLauncherArgs, chromeLauncher } from '@web/test-runner-chrome';
import { fromRoot } from '../../../build/from-root';
import { chromiumFlags } from '../browser/chromium-flags';
import { findTestChromium } from '../browser/find-chromium';
import { pagesAtOnce } from '../browser/workers';
import { wtrCounts } from '../counts/wtr-counts';
import { pageCommands } from './page-commands';
import { viteMiddleware } from './vite-middleware';
import { type Runtime, serveWidgetSources } from './widget-sources';

/**
 * Configuration of the tags' tests in a real browser: sources served by Vite, rendered by Preact or, with
 * RUNTIME=react, by React.
 */
export async function createConfig(): Promise<TestRunnerConfig> {
  const runtime: Runtime = process.env.RUNTIME === 'react' ? 'react' : 'preact';
  const vite = await serveWidgetSources(runtime);
  const executablePath = findTestChromium();
  return {
    rootDir: fromRoot('.'),
    files: ['tests/widgets/**/*.test.{ts,tsx}', 'tests/access/tags/*.test.ts'],
    concurrency: pagesAtOnce,
    browsers: [
      chromeLauncher({
        launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
        createPage: createPageInFront,
      }),
    ],
    middleware: [viteMiddleware(vite)],
    plugins: [pageCommands(), { name: 'close-vite', serverStop: () => vite.close() }],
    reporters: [defaultReporter({ reportTestProgress: false }), wtrCounts()],
    testFramework: { config: { timeout: '10000' } },
    browserLogs: true,
  };
}

/** Gives the page its own window with emulated focus, because background tabs have no focus and no frames. */
const createPageInFront: NonNullable<ChromeLauncherArgs['createPage']> = async ({ browser }) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
};
