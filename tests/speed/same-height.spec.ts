import type { Page } from 'playwright/test';
import { expect, test } from '../support/page/flow-test';
import { holdScript } from '../support/page/hold-script';

/** A page for each tag in normal flow. */
const paths = ['/', '/contact', '/estimator', '/faqs', '/blog'];
const widths = [320, 390, 560, 700, 820, 1024, 1440];
/** An imperceptible shift. */
const tolerancePx = 2;

for (const path of paths) {
  test(`every tag of ${path} keeps its height when its script loads, at every width`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
    const before = await heightsAtEachWidth(page);
    await release();
    const after = await heightsAtEachWidth(page);
    expect(before.length).toBeGreaterThan(0);
    const moved = before.filter(
      ({ height }, index) => Math.abs(height - (after[index]?.height ?? 0)) > tolerancePx,
    );
    expect(moved, JSON.stringify(after)).toEqual([]);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });
}

interface TagHeight {
  /** Tag and window width. */
  readonly name: string;
  readonly height: number;
}

async function heightsAtEachWidth(page: Page): Promise<readonly TagHeight[]> {
  const all: TagHeight[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push(...(await page.evaluate(heightsOfTags, width)));
  }
  return all;
}

async function heightsOfTags(width: number): Promise<TagHeight[]> {
  // Elements that watch their own width respond a frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(({ localName }) => localName.startsWith('painting-'))
    .map((tag) => ({ name: `${tag.localName} at ${width} px`, height: tag.getBoundingClientRect().height }));
}
