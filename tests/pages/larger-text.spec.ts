import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

const widths = [390, 820, 1024, 1280, 1440];

for (const standard of [20, 24, 32]) {
  for (const path of ['/', '/contact', '/estimator', '/faqs']) {
    const tag = standard === 32 && path !== '/estimator' ? [] : '@release';
    test(`nothing of ${path} is out of reach with a browser font of ${standard} px`, { tag }, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(path);
      await untilReady(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const isFixed of [false, true]) {
          await page.evaluate((top) => scrollTo(0, top), isFixed ? 1_000 : 0);
          await expect.poll(() => page.evaluate(problems), { message: `${width} px` }).toEqual([]);
        }
      }
    });
  }
}

/** What stands outside the window, or in the header outside its bar. */
function problems(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const header = document.querySelector('.site-header')?.getBoundingClientRect();
  const controls = [
    ...document.querySelectorAll('.header-bar :is(.logo, .nav-list > li > a, .button, .menu-toggle)'),
  ];
  const outside = controls.flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (!header || box.width === 0 || box.bottom < 0) return [];
    const isInside =
      box.left >= 0 &&
      box.right <= clientWidth &&
      box.top >= header.top - 1 &&
      box.bottom <= header.bottom + 1;
    return isInside ? [] : [`${control.className} at ${Math.round(box.left)} to ${Math.round(box.right)}`];
  });
  return [...sideways, ...outside];
}
