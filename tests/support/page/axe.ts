import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from './flow-test';
import { findViolations } from './inspectors';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into every page opened from here on, whatever its CSP. */
export async function bringAxe(page: Page): Promise<void> {
  // Fades inside shadow roots aren't in the document's animations, so axe would see them half done.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(source);
}

/** Asserts that axe finds no violation; failures list the nodes. */
export async function expectNoViolations(page: Page, situation: string): Promise<void> {
  const found = await page.evaluate(findViolations);
  expect(found, situation).toEqual([]);
}
