import { spawnSync } from 'node:child_process';
import { findTestChromium } from './find-chromium';

const advice =
  'The tests need Chromium or Chrome: install one (for example `npx playwright install chromium`) or set CHROME_PATH.';
const debianChromium = '/usr/bin/chromium';

/**
 * The path of a Chromium for the tests. Where there is none, or only Debian's with windows, and we may (root on Debian), installs
 * Debian's, with windows and without; else says in one line what to do and ends the run.
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
