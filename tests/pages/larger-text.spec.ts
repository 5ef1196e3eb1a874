import type { CDPSession, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { estimatorControls, giveContactInfo } from '../support/page/estimator';
import { bringFlatTree } from '../support/page/in-flat-tree';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';

// The browser's own font setting, up to twice the usual 16 px. `tests/third-party/surroundings.spec.ts` holds the tags on
// pages of others.

const widths = [390, 820, 1024, 1280, 1440];
const largest = 32;

/** The pages that differ most in their layout; releases look at all, and at the steps between. */
const sampled = ['/', '/contact', '/faqs'];

for (const path of builtRoutes()) {
  test(`nothing of ${path} is cut or out of reach with a larger browser font`, {
    tag: sampled.includes(path) ? [] : '@release',
  }, async ({ page }) => {
    test.slow();
    const session = await sessionOf(page);
    await page.goto(path);
    await untilReady(page);
    for (const standard of process.env.MATRIX === 'all' ? [20, 24, largest] : [largest]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of widths) await expectAllInReach(page, width, `${standard} px`);
    }
  });
}

test('no state of menu, modal, estimator and thank-you is cut with a font of twice the size', {
  tag: '@release',
}, async ({ page }) => {
  test.slow();
  const session = await sessionOf(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: largest } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expectAllInReach(page, 390, 'the open menu');
  await page.goto('/about');
  await untilReady(page);
  await page.getByRole('main').locator('[data-painting-quote]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: en.quoteForm.submit }).click();
  for (const width of widths) await expectAllInReach(page, width, 'the open modal');

  await page.goto('/estimator');
  const estimator = page.locator('painting-estimator');
  await giveContactInfo(estimator);
  for (const width of widths) await expectAllInReach(page, width, 'step 2');
  const { specificRooms, calculate } = estimatorControls(estimator);
  await specificRooms.click();
  for (const help of await estimator.locator('summary').all()) await help.click();
  for (const width of widths) await expectAllInReach(page, width, 'step 3');
  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await untilReady(page);
  for (const width of widths) await expectAllInReach(page, width, 'the thank-you');
});

async function sessionOf(page: Page): Promise<CDPSession> {
  await bringFlatTree(page);
  return page.context().newCDPSession(page);
}

/** Looks at the top of the page, and where its header is fixed. */
async function expectAllInReach(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  for (const top of [0, 1_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(problems), { message: `${what} at ${width} px` }).toEqual([]);
  }
}

/** What stands outside the window, is cut by its box, or in the header outside its bar. */
function problems(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { flatTree } = window;
  const drawn = flatTree.drawn();
  const isSlide = (element: Element) => element.matches('.carousel__viewport') || element.closest('[inert]');
  const slides = drawn.filter(isSlide);
  const isOnSlide = (element: Element) => slides.some((box) => box.contains(element));
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  const outside = drawn
    .filter(
      (element) =>
        (hasText(element) || flatTree.controls().includes(element as HTMLElement)) && !isOnSlide(element),
    )
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        (left < -1 || right > clientWidth + 1) &&
        !element.closest('painting-carousel')
      );
    });
  const cut = drawn.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (isOnSlide(element) || clientWidth <= 2 || !element.textContent?.trim() || element === document.body)
      return false;
    return (
      (isClipped(overflowX) && scrollWidth > clientWidth + 1) ||
      (isClipped(overflowY) && scrollHeight > clientHeight + 1)
    );
  });
  const canvas = document.createElement('canvas').getContext('2d');
  const short = drawn.filter((element) => {
    if (!(element instanceof HTMLSelectElement) || !canvas) return false;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    canvas.font = font;
    const room =
      element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return canvas.measureText(element.selectedOptions[0]?.label ?? '').width > room + 1;
  });
  const header = document.querySelector('.site-header')?.getBoundingClientRect();
  const controls = [
    ...document.querySelectorAll('.header-bar :is(.logo, .nav-list > li > a, .button, .menu-toggle)'),
  ];
  const beside = controls.filter((control) => {
    const { top, bottom, width } = control.getBoundingClientRect();
    return header && width > 0 && bottom >= 0 && (top < header.top - 1 || bottom > header.bottom + 1);
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...outside.map((element) => `outside the window: ${flatTree.inWords(element)}`),
    ...cut.map((element) => `cut: ${flatTree.inWords(element)}`),
    ...short.map((element) => `too short for its choice: ${flatTree.inWords(element)}`),
    ...beside.map((element) => `outside the header: ${flatTree.inWords(element)}`),
  ];
}
