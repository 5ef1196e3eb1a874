import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './flow-test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to level AA, which has the target size of 24 px among its rules, and what is good practice besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts axe into every page opened from here on; a page's policy has no say over it. */
export async function bringAxe(page: Page): Promise<void> {
  // What fades in within a shadow root is no animation of the document, and would be read half faded.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(source);
}

/** Expects axe to find nothing on the page as it is now; each violation is told with the nodes it was found at. */
export async function expectNoViolations(page: Page, situation: string): Promise<void> {
  const found = await page.evaluate(async (tags) => {
    // What is on its way is not what is read.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    const { axe: runner } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await runner.run(document, {
      runOnly: tags,
      // The hamburger is named 'Toggle menu' and reads 'menu' or 'close'; both texts are given (docs/behaviour.md#13-header).
      rules: { 'label-content-name-mismatch': { enabled: false } },
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
    );
  }, tags);
  expect(found, situation).toEqual([]);
}
