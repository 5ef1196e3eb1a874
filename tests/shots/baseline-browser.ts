import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestChromium } from '../runner/find-chromium';
import { baselineFolder } from './compare-picture';

const browserFile = join(baselineFolder, 'browser.txt');

/** The browser that draws in this run, as it names itself: `Chromium 140.0.7339.127 built on Debian …`. */
export function drawingBrowser(): string {
  const path = findTestChromium();
  if (!path) return 'none';
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Why pictures can't be compared here; undefined where they can: letters are drawn a little differently by every build of a browser. */
export function reasonNotToCompare(): string | undefined {
  if (process.env.SHOTS === 'update') return undefined;
  if (!existsSync(browserFile))
    return 'there are no pictures to compare with yet (npm run shots -- --update)';
  const baseline = readFileSync(browserFile, 'utf8').trim();
  const here = drawingBrowser();
  return here === baseline ? undefined : `they were made with ${baseline}, and this is ${here}`;
}
