import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeCounts } from '../counts';
import { findEngine } from './engines';
import { findTestChromium } from './find-chromium';

// tsx tests/support/browser/install-browser.ts chromium|firefox|webkit …: installs Debian's packages of the named
// browsers where there are none and this may install some (root on Debian).

interface InstallableBrowser {
  /** Debian packages. */
  readonly packages: string;
  isInstalled(): boolean;
}

const browsers: Readonly<Record<string, InstallableBrowser>> = {
  chromium: {
    packages: 'chromium chromium-headless-shell',
    // The full build of Debian needs twice the processor time of the headless one.
    isInstalled: () => ![undefined, '/usr/bin/chromium'].includes(findTestChromium()),
  },
  firefox: {
    packages: '--no-install-recommends firefox-esr',
    isInstalled: () => findEngine('firefox') !== undefined,
  },
  webkit: { packages: 'webkit2gtk-driver xvfb', isInstalled: () => findEngine('webkit') !== undefined },
};

const named = process.argv.slice(2);
const missing = named.filter((name) => !browsers[name]?.isInstalled());
const packages = missing.map((name) => browsers[name]?.packages).join(' ');
if (packages && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing Debian's ${packages}.`);
  const install = `apt-get update -qq && apt-get install -y -qq ${packages}`;
  spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

const untested = missing
  .filter((name) => !browsers[name]?.isInstalled())
  .map((name) => `${name}, which is not installed: npx playwright install ${name}, or Debian's packages`);
if (!findTestChromium()) {
  console.error(
    'The tests need Chromium or Chrome: install one (for example `npx playwright install chromium`) or set CHROME_PATH.',
  );
  process.exitCode = 1;
} else if (named.includes('chromium')) console.log(`Chromium: ${findTestChromium()}`);
else writeCounts({ passed: named.length - untested.length, failures: [], untested });
