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
 * The path of a Chromium or Chrome: the one named by CHROME_PATH, Playwright's own, or the system's; undefined where
 * there is none.
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
 * The path of the browser that tests run in: Debian's build of Chromium without windows, which needs half the processor time,
 * else what `findChromium` finds. It has no back-forward cache and no scroll bars: tests of these start the whole browser.
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
