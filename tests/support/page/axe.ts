import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { findViolations } from './find-violations';
import { expect } from './flow-test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into every page opened from here on; a page's policy has no say over it. */
export async function bringAxe(page: Page): Promise<void> {
  // What fades in within a shadow root is no animation of the document, and would be read half faded.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(source);
}

/** Expects axe to find nothing on the page as it is now; each violation is told with the nodes it was found at. */
export async function expectNoViolations(page: Page, situation: string): Promise<void> {
  const found = await page.evaluate(findViolations);
  expect(found, situation).toEqual([]);
}
