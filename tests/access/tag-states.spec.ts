import { showState } from '../support/driver/show-state';
import { languages, tagStates } from '../support/driver/tag-states';
import { bringAxe, expectNoViolations } from '../support/page/axe';
import { expect, test } from '../support/page/flow-test';
import { atEachWidth } from '../support/page/widths';

const grounds = { light: '#ffffff', dark: '#0b1f25' };

for (const language of languages) {
  for (const state of tagStates) {
    const { name, lasting } = state;
    test(`axe finds nothing in ${name}, in ${language}, at three widths, light and dark`, async ({
      page,
      server,
      thirdPartySite,
    }) => {
      await bringAxe(page);
      const tag = await showState(state, { page, server, thirdPartySite, language });
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
