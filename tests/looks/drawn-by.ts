import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { businessFolder, siteFolder } from '../../build/folders';
import { fromRoot } from '../../build/from-root';
import { findTestChromium } from '../support/browser/find-chromium';

const prefix = 'chromium-';
const folders = readdirSync(fromRoot('tests/looks')).filter((name) => name.startsWith(prefix));

/**
 * Folder of this browser's pictures, named after its major version, because fonts render differently in
 * others.
 */
export const picturesFolder = `${prefix}${majorVersion()}`;

/** Why these pages can't be compared; undefined if they can, or if there are no pictures yet. */
export const reasonNotToCompare = reason();

function reason(): string | undefined {
  if (businessFolder !== siteFolder) return 'they show the business of site';
  if (folders.length === 0 || folders.includes(picturesFolder)) return undefined;
  return `they were drawn by ${folders.join(', ')}, and this is ${picturesFolder}`;
}

function majorVersion(): string {
  const path = findTestChromium();
  if (!path) return 'none';
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\./.exec(version)?.[1] ?? 'unknown';
}
