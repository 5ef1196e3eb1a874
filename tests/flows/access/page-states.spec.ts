import { en } from '../../../shared/locales/en';
import { expectNoViolations } from '../../support/page/axe';
import { estimatorControls, openCalculator } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { walkByTab } from '../../support/page/focus-walk';
import { movingParts } from '../../support/page/inspectors';
import { accessFaults, bringInspectors } from '../../support/page/page-faults';
import { untilReady } from '../../support/page/until-ready';
import { atEachWidth } from '../../support/widths';

// Page states that a plain visit doesn't show; tests/pages/every-page.spec.ts inspects pages as they open.

test.beforeEach(({ page }) => bringInspectors(page));

test('visitors with a dark system theme get the same light pages', async ({ page }) => {
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

test('axe finds nothing beside an estimate', async ({ page }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
  await atEachWidth(page, (width) => expectNoViolations(page, `thank-you page at ${width} px`));
});

test('the open mobile menu traps the focus and meets WCAG 2.2 AA, with submenus closed and open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  expect(await accessFaults(page)).toEqual([]);
  const { faults, missed, stepsBack } = await walkByTab(page);
  expect([...faults, ...missed]).toEqual([]);
  // The walk starts in the middle and wraps once, to the first control.
  expect(stepsBack.filter(({ isFirst }) => !isFirst)).toEqual([]);
  expect(stepsBack.length).toBeLessThanOrEqual(1);

  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Estimator' }) });
  const closed = menu.locator('[aria-expanded="false"]');
  await closed.last().click();
  await closed.click();
  await expect(closed).toHaveCount(0);
  expect(await accessFaults(page)).toEqual([]);
});

test('axe finds nothing in an open dropdown', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'residential services' }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Door Painting' })).toBeVisible();
  await expectNoViolations(page, 'dropdown');
});

test('axe finds nothing in an empty blog search', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search Blog' }).fill('no such word');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await atEachWidth(page, (width) => expectNoViolations(page, `empty search at ${width} px`));
});

// WCAG 2.2, success criterion 2.3.3 Animation from Interactions: under reduced motion nothing moves, rotates
// or scales.

test('nothing on the home page moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilReady(page);
  await atEachWidth(page, async (width) => expect(await movingParts(page), `${width} px`).toEqual([]));
});

test('text does not move when the header becomes fixed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await untilReady(page);
    const places = await page.evaluate(placesWhileScrolling);
    expect(places.isFixed, path).toBe(true);
    expect(new Set(places.tops), path).toEqual(new Set([places.tops[0]]));
  }
});

test.describe('without reduced motion', () => {
  test('pages animate', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await movingParts(page)).not.toEqual([]);
  });
});

/** Positions of the page's last part in the window, frame by frame after a jump. Runs in the page. */
async function placesWhileScrolling(): Promise<{ isFixed: boolean; tops: number[] }> {
  const footer = document.querySelector('footer') as HTMLElement;
  const scrolledPx = 805;
  window.scrollTo({ top: scrolledPx, behavior: 'instant' });
  const tops = [];
  for (let frame = 0; frame < 6; frame += 1) {
    // Relative to the window, because a page that scrolls to close a gap has moved too.
    tops.push(Math.round(footer.getBoundingClientRect().top));
    await new Promise(requestAnimationFrame);
  }
  return { isFixed: document.documentElement.hasAttribute('data-header-fixed'), tops };
}
