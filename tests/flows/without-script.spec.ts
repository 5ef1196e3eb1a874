import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';

test.use({ javaScriptEnabled: false });

const { phone, email } = business;

const forms = [
  { path: '/contact', place: 'main painting-quote-form', what: "the contact page's form" },
  { path: '/', place: '.banner painting-quote-form', what: "the home banner's form" },
  { path: '/estimator', place: 'painting-estimator', what: 'the estimator' },
  { path: '/faqs', place: 'footer painting-quote-form', what: 'the form at the foot' },
  { path: '/blog', place: 'main painting-quote-form', what: "the blog sidebar's form" },
];

for (const { path, place, what } of forms) {
  test(`without script, ${what} is a phone and a mail link`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator(place);
    await expect(form.getByRole('link', { name: phone.shown })).toBeVisible();
    await expect(form.getByRole('link', { name: phone.shown })).toHaveAttribute(
      'href',
      `tel:${phone.dialled}`,
    );
    await expect(form.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(form.getByRole('link', { name: email })).toBeVisible();
  });
}

test("without script, the estimator's links keep clear of their card's edge", async ({ page }) => {
  await page.goto('/estimator');
  const [words, card] = await Promise.all(
    [page.locator('painting-estimator p').first(), page.locator('main .quote-card')].map((part) =>
      part.evaluate((node) => {
        const style = getComputedStyle(node);
        return node.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
      }),
    ),
  );
  expect((words ?? 0) - (card ?? 0)).toBeGreaterThanOrEqual(8);
});

test('without script, a quote button links to the contact page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').locator('[data-painting-quote]').first().click();
  await expect(page).toHaveURL('/contact');
});
