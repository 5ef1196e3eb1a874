import { brandColour } from '../support/page/brand-colour';
import { quoteControls } from '../support/page/quote-form';
import { expect, test } from './examples-test';

test('a dark page has dark tags', async ({ page }) => {
  await page.goto('/looks/dark');
  await expect(quoteControls(page.locator('painting-quote-form')).name).toHaveCSS(
    'color',
    brandColour('night-text'),
  );
});

test('every tag speaks French on a French page', async ({ page }) => {
  await page.goto('/looks/french');
  await expect(page.locator('painting-quote-form').getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(page.locator('painting-estimator').getByLabel('Nom de famille')).toBeVisible();
  await expect(page.locator('painting-carousel').getByRole('button', { name: 'Suivant' })).toBeVisible();
  await expect(
    page.locator('painting-review-carousel').getByRole('button', { name: 'Suivant' }),
  ).toBeVisible();
  await expect(page.locator('painting-service-map').getByText(/^À l'échelle/)).toBeVisible();
  await page.getByRole('button', { name: 'Demander une soumission' }).click();
  await expect(page.getByRole('dialog', { name: 'Demandez une soumission gratuite' })).toBeVisible();
});

test('tags are mirrored on a right-to-left page', async ({ page }) => {
  await page.goto('/looks/right-to-left');
  const carousel = page.locator('painting-carousel');
  const slide = (number: string) => carousel.getByRole('paragraph').filter({ hasText: number });
  await expect(slide('1')).toBeVisible();
  const [first, second] = [await slide('1').boundingBox(), await slide('2').boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
});

for (const [theme, background, corners] of [
  ['studio', 'rgb(23, 24, 26)', '0px'],
  ['night', 'rgb(255, 180, 84)', '14px'],
  ['meadow', 'rgb(47, 107, 70)', '20px'],
] as const) {
  test(`the theme ${theme} applies to the tags`, async ({ page }) => {
    await page.goto('/looks/themes');
    const { submit } = quoteControls(page.locator(`.theme-${theme} painting-quote-form`));
    await expect(submit).toHaveCSS('background-color', background);
    await expect(submit).toHaveCSS('border-radius', corners);
  });
}
