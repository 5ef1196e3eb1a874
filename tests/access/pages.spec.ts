import { bringAxe, expectNoViolations } from '../support/page/axe';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';
import { atEachWidth } from '../support/page/widths';
import { builtRoutes } from '../support/server/built-routes';

test.beforeEach(({ page }) => bringAxe(page));

test('there are pages to look at', () => {
  expect(builtRoutes().length).toBeGreaterThan(20);
});

for (const path of builtRoutes()) {
  test(`axe finds nothing on ${path} at three widths`, async ({ page }) => {
    await page.goto(path);
    await atEachWidth(page, (width) => expectNoViolations(page, `${path} at ${width} px`));
  });
}

test('a visitor whose system is dark gets the same light pages', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, h1, main p, footer a')].map((node) => {
        const { color, backgroundColor } = getComputedStyle(node);
        return `${color} on ${backgroundColor}`;
      }),
    );
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).toEqual(light);
  await expectNoViolations(page, 'in the dark');
});

test('axe finds nothing where the contact form has been sent', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  await atEachWidth(page, (width) => expectNoViolations(page, `thank-you page at ${width} px`));
});

test('axe finds nothing where an estimate is shown', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeVisible();
  await atEachWidth(page, (width) => expectNoViolations(page, `thank-you page at ${width} px`));
});

test('axe finds nothing in the open mobile menu with both submenus open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Estimator' }) });
  const closed = menu.locator('[aria-expanded="false"]');
  await closed.last().click();
  await closed.click();
  await expect(closed).toHaveCount(0);
  await expectNoViolations(page, 'menu');
});

test('axe finds nothing in an open dropdown', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'residential services' }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Color Consultation' })).toBeVisible();
  await expectNoViolations(page, 'dropdown');
});

test('axe finds nothing in a blog search that finds nothing', async ({ page }) => {
  await page.goto('/blog');
  await page.getByPlaceholder('Search articles...').fill('no such word');
  await page.getByPlaceholder('Search articles...').press('Enter');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await atEachWidth(page, (width) => expectNoViolations(page, `empty search at ${width} px`));
});
