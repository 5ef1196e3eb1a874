import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium or Chrome: CHROME_PATH, Playwright's own, or the system's; undefined if there is none.
 */
export function findChromium(): string | undefined {
  return firstOf([
    process.env.CHROME_PATH ?? '',
    chromium.executablePath(),
    ...inPath(names),
    ...macApplications,
  ]);
}

/**
 * Path of the tests' browser: Debian's headless Chromium, which needs half the CPU time, or `findChromium`.
 * It has no back/forward cache and no scroll bars; tests of those start the full browser.
 */
export function findTestChromium(): string | undefined {
  return firstOf([process.env.CHROME_PATH ?? '', ...inPath(['chromium-headless-shell'])]) ?? findChromium();
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}
