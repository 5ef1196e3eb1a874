import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium';

const advice =
  'The tests need Chromium or Chrome: install one (for example `npx playwright install chromium`) or set CHROME_PATH.';

/**
 * The path of a Chromium for the tests. Where there is none and we may (root on Debian), installs Debian's;
 * else says in one line what to do and ends the run.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (installDebianChromium() ? findChromium() : undefined);
  if (found) return found;
  console.error(advice);
  process.exit(1);
}

function installDebianChromium(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log('No Chromium found: installing the one of Debian.');
  const install = 'apt-get update -qq && apt-get install -y -qq chromium';
  return spawnSync(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
