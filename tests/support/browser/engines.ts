import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from 'playwright';

/** An engine other than Chromium in which every flow must work. */
export type EngineName = 'firefox' | 'webkit';

/** How to drive an installed engine: by Playwright, or WebKitGTK's MiniBrowser by W3C's WebDriver. */
export type Engine =
  | { readonly driver: 'playwright'; readonly launchOptions: LaunchOptions }
  | { readonly driver: 'webdriver'; readonly miniBrowser: string };

const debianFirefox = '/usr/bin/firefox-esr';

/** Debian's WebDriver for WebKitGTK. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The driver would wait forever for a page restored from Firefox's back/forward cache. */
const keepsNoPages = { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false };

/** Playwright's own build of an engine, or Debian's; undefined if there is neither. */
export function findEngine(name: EngineName): Engine | undefined {
  if (existsSync((name === 'firefox' ? firefox : webkit).executablePath()))
    return { driver: 'playwright', launchOptions: { args: [] } };
  if (name === 'webkit') {
    const miniBrowser = findMiniBrowser();
    return miniBrowser ? { driver: 'webdriver', miniBrowser } : undefined;
  }
  if (!existsSync(debianFirefox)) return undefined;
  const launchOptions = {
    channel: 'moz-firefox',
    executablePath: debianFirefox,
    firefoxUserPrefs: keepsNoPages,
    args: [],
  };
  return { driver: 'playwright', launchOptions };
}

/** Playwright drives only its own build of WebKit. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(webKitDriver) || !existsSync('/usr/bin/Xvfb')) return undefined;
  const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));
  return within('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(within)
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => path.includes('/webkit') && existsSync(path));
}
