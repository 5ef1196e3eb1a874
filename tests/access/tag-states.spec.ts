import { expect, test } from '../support/playwright/flow-test';
import { bringAxe, expectNoViolations } from './support/axe';
import { languages, tagStates } from './support/tag-states';
import { atEachWidth } from './support/widths';

const grounds = { light: '#ffffff', dark: '#0b1f25' };

for (const language of languages) {
  for (const { name, markup, reach, lasting } of tagStates) {
    test(`axe finds nothing in ${name}, in ${language}, at three widths, light and dark`, async ({
      page,
      provider,
      elsewhere,
    }) => {
      await bringAxe(page);
      const content = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Elsewhere</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script src="${provider.origin}/widgets/painting-widgets.js" defer></script></head>
<body style="margin:0"><main style="padding:16px"><h1>Elsewhere</h1>${markup}</main></body></html>`;
      await page.goto(elsewhere.show('/state', content));
      const tag = page.locator('main > :not(h1, button)');
      await expect(tag.locator('.base').first()).toBeAttached();
      await reach?.({ page, tag, language, provider });
      await atEachWidth(page, async (width) => {
        for (const [scheme, ground] of Object.entries(grounds)) {
          await page.locator('main').evaluate(
            (main, [scheme, ground]) => {
              document.body.style.background = main.style.background = ground ?? '';
              main.style.colorScheme = scheme ?? '';
              main.style.color = scheme === 'dark' ? '#ffffff' : '#000000';
            },
            [scheme, ground],
          );
          await expectNoViolations(page, `${name} at ${width} px, ${scheme}`);
        }
      });
      if (lasting) await expect(tag.getByRole(lasting)).toBeVisible();
    });
  }
}
