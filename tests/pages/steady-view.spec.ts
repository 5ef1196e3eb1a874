import type { Locator, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { bringInspectors, shiftFaults } from '../support/page/page-faults';
import { holdScript, untilAtRest, untilReady } from '../support/page/until-ready';

// Content in view must stay put while other content changes.

test("a late font barely changes the menu's width, because fitted Arial Bold stands in", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = await holdFiles(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const widthOfMenu = () => menu.evaluate((element) => element.getBoundingClientRect().width);
  const before = await widthOfMenu();
  const arrived = page.evaluate(() => document.fonts.ready);
  held.release();
  await arrived;
  const after = await widthOfMenu();
  expect(after).not.toBe(before);
  expect(Math.abs(after / before - 1)).toBeLessThan(0.015);
});

for (const width of [360, 1024]) {
  test(`at ${width} px nothing on /partners moves when the builder's code loads late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const held = await holdFiles(page, '**/start-builder-*.js');
    await bringInspectors(page);
    await page.goto('/partners');
    await untilReady(page);
    const builder = page.locator('[data-builder]');
    await builder.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const height = await heightOf(builder);
    held.release();
    await expect(builder.locator('#snippet')).not.toBeEmpty();
    expect(await shiftFaults(page)).toEqual([]);
    expect(await heightOf(builder)).toBe(height);
  });
}

test('choosing another category shows its first article', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/blog');
  await untilReady(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('[data-blog-categories] a').nth(2).click();
  const first = page.locator('[data-article]:visible').first();
  await expect(first).toBeInViewport();
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('a search without matches says so in view', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/blog');
  await untilReady(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No articles found')).toBeInViewport();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a question stays in place while the one above it closes, with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/faqs');
    await untilReady(page);
    const question = page.locator('painting-faq summary').nth(1);
    await question.evaluate((node) => {
      scrollBy({ top: node.getBoundingClientRect().top - 200, behavior: 'instant' });
    });
    await question.click();
    await untilAtRest(page);
    expect(Math.abs((await topOf(question)) - 200)).toBeLessThanOrEqual(1);
    await expect(page.locator('painting-faq details[open]')).toHaveCount(1);
  });
}

test('the header stays in place when the menu over it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await untilReady(page);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await untilAtRest(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await untilAtRest(page);
  await page.keyboard.press('Escape');
  const tops = await topsWhile(page, '.site-header');
  expect(new Set(tops)).toEqual(new Set([0]));
});

test("the banner's title stays in place while its form shows errors", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await untilReady(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await topOf(title);
  await page
    .locator('.banner painting-quote-form')
    .getByRole('button', { name: en.quoteForm.submit })
    .click();
  await expect(page.locator('.banner').getByText(en.quoteForm.errors.nameRequired)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  expect((await topOf(title)) + scrolled).toBeCloseTo(before, 0);
});

test('the page stays in place when the next step starts in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/estimator');
  await untilReady(page);
  const estimator = page.locator('painting-estimator');
  const controls = estimatorControls(estimator);
  await controls.firstName.fill('Grace');
  await controls.familyName.fill('Hopper');
  await controls.address.fill('34 Compiler Street');
  await controls.email.fill('grace@example.com');
  await controls.phone.fill('416 555 0199');
  await estimator.evaluate((tag) => {
    scrollBy({ top: tag.getBoundingClientRect().top - 90, behavior: 'instant' });
  });
  const before = await page.evaluate(() => scrollY);
  await controls.phone.press('Enter');
  await expect(estimator.getByRole('heading', { name: en.estimator.options.heading })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('reloading in the middle of the calculator returns there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const estimator = await openCalculator(page, 'specificRooms');
  const { calculate } = estimatorControls(estimator);
  await calculate.evaluate((node) => {
    scrollBy({ top: node.getBoundingClientRect().top - 400, behavior: 'instant' });
  });
  await untilAtRest(page);
  // The script loads late, as on a slow connection.
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await untilAtRest(page);
  await release();
  await untilReady(page);
  await expect(calculate).toBeVisible();
  await untilAtRest(page);
  expect(Math.abs((await topOf(calculate)) - 400)).toBeLessThanOrEqual(2);
  expect(await estimator.evaluate((tag) => (tag as HTMLElement).style.minHeight)).toBe('');
});

test('a deleted draft leaves no empty space', async ({ page }) => {
  await openCalculator(page, 'specificRooms');
  await page.goto('/about');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (!key.startsWith('height')) sessionStorage.removeItem(key);
  });
  const release = await holdScript(page);
  await page.goto('/estimator', { waitUntil: 'commit' });
  const estimator = page.locator('main painting-estimator');
  await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
  expect(await estimator.evaluate((tag) => (tag as HTMLElement).style.minHeight)).toBe('');
  await release();
});

async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((node) => node.getBoundingClientRect().top);
}

/** Position of an element in the window for 20 frames. */
function topsWhile(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(async (place) => {
    const node = document.querySelector(place) as Element;
    const tops = [];
    for (let frame = 0; frame < 20; frame += 1) {
      tops.push(Math.round(node.getBoundingClientRect().top));
      await new Promise(requestAnimationFrame);
    }
    return tops;
  }, selector);
}

/** Delays matching files until they are released. */
async function holdFiles(page: Page, pattern: string): Promise<{ release(): void }> {
  const gate = { release: () => {} };
  const released = new Promise<void>((resolve) => {
    gate.release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return gate;
}

function heightOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().height);
}
