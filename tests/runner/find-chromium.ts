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
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApplications,
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}
