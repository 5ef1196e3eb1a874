import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

test('all answers are printed, not only the open one', async ({ page }) => {
  await page.goto('/faqs');
  await untilReady(page);
  const answers = page.locator('painting-faq details > :not(summary)');
  expect(await answers.filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));
  expect(heights.length).toBe(3);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('the towns are printed instead of the map', async ({ page }) => {
  await page.goto('/contact');
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  const map = page.getByRole('region', { name: 'Where we paint' });
  for (const town of business.serviceArea.towns) {
    await expect(map.getByText(town, { exact: true }).and(map.locator('span, li, label'))).toBeVisible();
  }
  await expect(map.locator('svg').filter({ visible: true })).toHaveCount(0);
  await expect(map.getByText('Drawn to scale')).toBeHidden();
});

test("the title is printed at the top, without the picture's space above it", async ({ page }) => {
  // US letter paper.
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: Infinity };
  expect(y).toBeLessThan(150);
});

for (const path of ['/', '/services/interior-painting', '/reviews']) {
  test(`the text of ${path} is printed in black without a background`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const colours = await page.locator('main :is(h1, h2, h3, p, li, dd, dt)').evaluateAll((all) =>
      all
        .filter((node) => node.checkVisibility())
        .map((node) => {
          const { color, backgroundColor } = getComputedStyle(node);
          return `${color} on ${backgroundColor}`;
        }),
    );
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']));
  });
}
