import { cutAtEachWidth, fontSetting } from '../support/page/cut-text';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';

// `tests/third-party/larger-text.spec.ts` holds the tags in their states, on our pages and on others.

test.use({ reducedMotion: 'reduce' });

/** A sample for CI; releases look at all pages, and at the sizes between. */
const sampled = ['/faqs', '/about'];
const sizes = process.env.MATRIX === 'all' ? [20, 24, 32] : [32];

for (const path of builtRoutes()) {
  test(`nothing of ${path} is cut or out of reach with a larger browser font`, {
    tag: sampled.includes(path) ? [] : '@release',
  }, async ({ page }) => {
    test.slow();
    const setFont = await fontSetting(page);
    await page.goto(path);
    await untilReady(page);
    for (const size of sizes) {
      await setFont(size);
      expect.soft(await cutAtEachWidth(page), `${size} px`).toEqual({});
    }
  });
}
