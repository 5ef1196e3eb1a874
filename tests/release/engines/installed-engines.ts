import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type ElementHandle, type Frame, firefox, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../support/browser/find-chromium';
import { findControl } from '../../support/driver/find-control';
import { callInPage } from './in-page';
import { type Engine, type Key, until, type Visitor } from './steps';
import { findMiniBrowser, webKitEngine } from './webkit-engine';

/** The driver would wait forever for a page restored from Firefox's back/forward cache. */
const keepsNoPages = { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false };

/** How to find, install and start one of the three engines. */
export interface EngineSource {
  readonly name: string;
  /** Debian packages of the engine. */
  readonly packages: string;
  find(): string | undefined;
  start(path: string): Promise<Engine>;
}

const firefoxPath = '/usr/bin/firefox-esr';

/** The three engines in which every flow must work. */
export const engineSources: readonly EngineSource[] = [
  {
    name: 'Chromium',
    packages: 'chromium',
    find: findChromium,
    start: async (executablePath) =>
      playwrightEngine('Chromium', await chromium.launch({ executablePath, args: [...chromiumFlags] })),
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    find: () => (existsSync(firefoxPath) ? firefoxPath : undefined),
    start: async (executablePath) =>
      playwrightEngine(
        'Firefox',
        await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: keepsNoPages }),
      ),
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    find: findMiniBrowser,
    start: (path) => webKitEngine(path, 4393),
  },
];

/** Path of an engine; installs it if missing and allowed (root on Debian). */
export function ensureEngine({ name, packages, find }: EngineSource): string | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log(`No ${name} found: installing the one of Debian.`);
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return find();
}

/** An engine driven by Playwright. */
export function playwrightEngine(name: string, browser: Browser): Engine {
  return {
    name,
    version: browser.version(),
    visit: async () =>
      new PlaywrightVisitor(await browser.newPage({ viewport: { width: 1280, height: 900 } })),
    close: () => browser.close(),
  };
}

class PlaywrightVisitor implements Visitor {
  readonly #page: Page;
  #frame: Frame;

  constructor(page: Page) {
    this.#page = page;
    this.#frame = page.mainFrame();
  }

  async open(url: string): Promise<void> {
    this.#frame = this.#page.mainFrame();
    await this.#page.goto(url);
  }

  async url(): Promise<string> {
    return this.#page.url();
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewportSize({ width, height });
  }

  async press(place: string, name: string): Promise<void> {
    await (await this.#control(place, name)).click();
  }

  async type(place: string, name: string, text: string): Promise<void> {
    const control = await this.#control(place, name);
    await control.focus();
    await control.type(text);
  }

  async keys(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async enterFrame(): Promise<void> {
    this.#frame = await until('a frame', async () => this.#page.mainFrame().childFrames()[0]);
  }

  async read<Given, Arguments extends readonly unknown[]>(
    read: (...given: Arguments) => Given,
    ...given: Arguments
  ): Promise<Given> {
    return this.#frame.evaluate(callInPage(read, ...given)) as Promise<Given>;
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  #control(place: string, name: string): Promise<ElementHandle> {
    return until(`${name} in ${place}`, async () => {
      const handle = await this.#frame.evaluateHandle(callInPage(findControl, place, name));
      return handle.asElement();
    });
  }
}
