import type { Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../support/browser/find-chromium';
import { expect, test } from '../support/page/flow-test';
import { untilAtRest, untilReady } from '../support/page/until-ready';

const executablePath = findChromium();

// A scroll bar that takes up space, as on Windows.
test.use({
  launchOptions: {
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath && { executablePath }),
  },
});

test('neither page nor fixed header moves when the modal hides the scroll bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await untilReady(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const opener = page.getByRole('main').locator('[data-painting-quote]').first();
  await opener.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-header-fixed', '');
  await untilAtRest(page);
  const before = await lefts(page);
  await opener.evaluate((node: HTMLElement) => node.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await lefts(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await lefts(page)).toEqual(before);
});

/** Left edges of the logo, the header's last elements and the first heading. */
function lefts(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['.site-header .logo', '.site-header .menu-toggle', '.site-header .button', 'main h2']
      .map((place) => document.querySelector(place)?.getBoundingClientRect().left ?? -1)
      .map(Math.round),
  );
}
