import { spawnSync } from 'node:child_process';
import { findTestChromium } from './find-chromium';

const advice =
  'The tests need Chromium or Chrome: install one (for example `npx playwright install chromium`) or set CHROME_PATH.';
const debianChromium = '/usr/bin/chromium';

/**
 * Path of a Chromium for the tests. If there is none, or only Debian's full build, installs Debian's full and
 * headless builds when allowed (root on Debian); otherwise prints advice and exits.
 */
export function ensureChromium(): string {
  const found = findTestChromium();
  if (found && found !== debianChromium) return found;
  installDebianChromium();
  const installed = findTestChromium();
  if (installed) return installed;
  console.error(advice);
  process.exit(1);
}

function installDebianChromium(): void {
  if (process.env.CHROME_PATH || process.getuid?.() !== 0) return;
  console.log('Installing the Chromium of Debian, with windows and without.');
  const install = 'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell';
  spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

// `pretest`
if (process.argv[1] === import.meta.filename) ensureChromium();
