import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';
import { findTestChromium } from '../support/browser/find-chromium';

const prefix = 'chromium-';
const folders = readdirSync(fromRoot('tests/looks')).filter((name) => name.startsWith(prefix));

/**
 * Folder of this browser's pictures, named after its major version, because fonts render differently in
 * others.
 */
export const picturesFolder = `${prefix}${majorVersion()}`;

/** Why this browser can't be compared; undefined if it can, or if there are no pictures yet. */
export const reasonNotToCompare =
  folders.length === 0 || folders.includes(picturesFolder)
    ? undefined
    : `they were drawn by ${folders.join(', ')}, and this is ${picturesFolder}`;

function majorVersion(): string {
  const path = findTestChromium();
  if (!path) return 'none';
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\./.exec(version)?.[1] ?? 'unknown';
}
