import { builtRoutes } from '../support/built/built-routes';
import { expect, test } from '../support/playwright/flow-test';
import { atEachWidth } from '../support/playwright/widths';
import { showState } from '../support/tag-states/show-state';
import { stateNamed, tagStates } from '../support/tag-states/tag-states';
import { bringFlatTree } from './support/flat-tree';
import { movingParts } from './support/moving-parts';

// WCAG 2.2, success criterion 2.3.3 Animation from Interactions: for those who ask for it, nothing travels, turns or grows.

test.beforeEach(({ page }) => bringFlatTree(page));

for (const path of builtRoutes()) {
  test(`nothing on ${path} moves where the system asks for reduced motion, at three widths`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await atEachWidth(page, async (width) => expect(await movingParts(page), `${width} px`).toEqual([]));
  });
}

for (const state of tagStates) {
  test(`nothing in ${state.name} moves where the system asks for reduced motion`, async ({
    page,
    provider,
    elsewhere,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showState(state, { page, provider, elsewhere, language: 'en' });
    expect(await movingParts(page)).toEqual([]);
  });
}

test.describe('where the system does not ask', () => {
  test('pages have their movements', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await movingParts(page)).not.toEqual([]);
  });

  test('the spinner turns', async ({ page, provider, elsewhere }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const state = stateNamed('the estimator that calculates');
    await showState(state, { page, provider, elsewhere, language: 'en' });
    expect(await movingParts(page)).toContainEqual(expect.stringMatching(/ runs /));
  });
});

for (const [reducedMotion, glides] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`the slides ${glides ? 'glide' : 'change at once'} where the system says ${reducedMotion}`, async ({
    page,
    provider,
    elsewhere,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // A second is long enough to be looked at.
    const slides = stateNamed('the slides at first');
    const markup = slides.markup.replace('<painting-carousel', '<painting-carousel transition-ms="1000"');
    await showState({ ...slides, markup }, { page, provider, elsewhere, language: 'en' });
    await page.getByRole('button', { name: 'Next slide' }).click();
    const track = expect.stringMatching(/changes its transform slowly/);
    expect(await movingParts(page)).toEqual(glides ? expect.arrayContaining([track]) : []);
  });
}
