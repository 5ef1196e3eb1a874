import {
  type BasicTestSession,
  defaultReporter,
  type TestRunnerConfig,
  type TestRunnerPlugin,
} from '@web/test-runner';
import { type ChromeLauncher, type ChromeLauncherArgs, chromeLauncher } from '@web/test-runner-chrome';
import { createServer, type ViteDevServer } from 'vite';
import { businessSettingsPlugin } from '../../../build/business/business-settings-plugin';
import { fromRoot } from '../../../build/business/from-root';
import { preactForReact } from '../../../build/widgets/preact-for-react';
import { tagTablesPlugin } from '../../../build/widgets/tag-tables-plugin';
import { tagsPlugin } from '../../../build/widgets/tags-plugin';
import { chromiumFlags, findTestChromium, pagesAtOnce } from '../browser/find-chromium';
import { fixtureFile } from '../business';
import { wtrCounts } from '../counts';
import type { AxNode } from '../page/accessibility-tree';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Paths answered by Vite; excludes the test runner's pages and modules. */
const ownedByVite = /^\/(?:@|tests\/|widgets\/|shared\/|build\/|site\/|\.cache\/|node_modules\/(?!@web\/))/;

/** There is no hot reload, but modules import its client. */
const emptyClient = `export const createHotContext = () => undefined; export const updateStyle = () => {};
export const injectQuery = (address) => address;`;

/** Lets the test runner's server delegate to Vite what needs transforming. */
function viteMiddleware(vite: ViteDevServer): Middleware {
  return async (context, next) => {
    if (!ownedByVite.test(context.path)) return next();
    if (context.path === '/@vite/client') {
      context.type = 'js';
      context.body = emptyClient;
      return;
    }
    context.respond = false;
    context.res.statusCode = 200; // Koa defaults to 404
    await new Promise<void>((resolve) => {
      context.res.once('close', resolve);
      vite.middlewares(context.req, context.res, () => {
        context.res.statusCode = 404;
        context.res.end();
      });
    });
  };
}

/** The build's own mapping applies only to builds. */
const always = { apply: undefined, applyToEnvironment: undefined };

/** Renders the components: Preact, as in the bundle, or React. */
type Runtime = 'preact' | 'react';

const reactPackages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const otherPackages = ['axe-core', 'chai', 'zod/mini'];

/** They import React, so on Preact they are served unbundled to be mapped to Preact. */
const packagesOnReact = ['@r2wc/react-to-web-component', 'react-toastify/unstyled'];

/**
 * Serves the widgets' sources and tests as browser modules, without hot reload: a module reloaded during a
 * run would redefine its tag. Pre-bundles every package for the same reason.
 */
function serveWidgetSources(runtime: Runtime): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: fromRoot('.'),
    cacheDir: fromRoot(`.cache/widget-tests-${runtime}`),
    appType: 'custom',
    logLevel: 'warn',
    plugins: [
      businessSettingsPlugin(fixtureFile),
      tagsPlugin(),
      tagTablesPlugin(),
      runtime === 'preact' && { ...preactForReact(), ...always },
    ],
    define: {
      'import.meta.env.RUNTIME': JSON.stringify(runtime),
      'import.meta.env.MATRIX': JSON.stringify(process.env.MATRIX ?? 'sample'),
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      entries: [],
      noDiscovery: true,
      include: [...(runtime === 'react' ? [...reactPackages, ...packagesOnReact] : []), ...otherPackages],
      exclude: runtime === 'react' ? [] : ['preact', ...packagesOnReact],
    },
    server: { middlewareMode: true, preTransformRequests: false, hmr: false, ws: false, watch: null },
  });
}

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
    files: ['tests/tags/**/*.test.{ts,tsx}', 'tests/tags/access/*.test.ts'],
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
    testFramework: { config: { timeout: '60000' } },
    // For a whole file, on a busy machine.
    testsFinishTimeout: 600_000,
    browserLogs: true,
  };
}

/** Opens the page in its own window with emulated focus, because background tabs have no focus and no frames. */
const createPageInFront: NonNullable<ChromeLauncherArgs['createPage']> = async ({ browser }) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
};

/** Browser commands for tests in the page, besides the runner's own. */
function pageCommands(): TestRunnerPlugin {
  return {
    name: 'page-commands',
    async executeCommand({ command, session }): Promise<readonly AxNode[] | undefined> {
      return command === 'accessibility-tree' ? readTree(pageOf(session)) : undefined;
    },
  };
}

/** The page's accessibility tree. */
async function readTree(page: Page): Promise<readonly AxNode[]> {
  const devTools = await page.createCDPSession();
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes;
}

function pageOf({ browser, id }: BasicTestSession): Page {
  if (!isChrome(browser)) throw new Error(`${browser.name} has no such command.`);
  return browser.getPage(id);
}

type Page = ReturnType<ChromeLauncher['getPage']>;

function isChrome(browser: object): browser is ChromeLauncher {
  return 'type' in browser && browser.type === 'puppeteer';
}
