import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium's flags in every test: no sandbox, which root lacks, and no background network traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

/**
 * Concurrent browser pages. Pages mostly wait for frames, timers and slow services, so two per core keep it
 * busy without delaying frames.
 */
export const pagesAtOnce = Math.max(2, availableParallelism() * 2);

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
