import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright';
import { chromiumFlags, findChromium } from '../support/browser/find-chromium';
import { playwrightEngine } from './playwright-engine';
import type { Engine } from './steps';
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
