import { parse } from 'node-html-parser';
import { bringAxe, expectNoViolations } from '../support/page/axe';
import { expect, test } from '../support/page/flow-test';
import { tabTo } from '../support/page/keyboard';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

test.use({ viewport: { width: 390, height: 844 } });

test('from the mail, on a phone and by keyboard, the business calls, notes and wins a lead', async ({
  page,
  server,
}) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');

  const [toBusiness] = await server.mails();
  const button = parse(toBusiness?.html ?? '').querySelector('a[href*="/leads/link/"]');
  const { pathname } = new URL(button?.getAttribute('href') ?? '');
  await bringAxe(page);
  await page.goto(pathname);
  const status = page.getByRole('heading', { level: 2, name: /^(New|Contacted|Won)$/ });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('heading', { level: 1 })).toContainText(visitor.name);
  await expect(status).toHaveText('New');
  await tabTo(page, page.getByRole('link', { name: `Call ${visitor.phone}` }));
  await expectNoViolations(page, 'a new lead');

  await press('Mark as contacted');
  await expect(status).toHaveText('Contacted');
  await tabTo(page, page.getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('Wants the hall in May.');
  await press('Save the note');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants the hall in May.');

  await tabTo(page, page.locator('summary', { hasText: 'Won' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Amount' }));
  await expectNoViolations(page, 'the form of a won lead');
  await page.keyboard.type('about 4200');
  await press('Mark as won');
  await expect(page.getByRole('alert')).toHaveText('Write the amount in figures, such as 4200 or 4200.50.');
  await tabTo(page, page.locator('summary', { hasText: 'Won' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('4200');
  await press('Mark as won');
  await expect(status).toHaveText('Won');
  await expectNoViolations(page, 'a won lead');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  expect((await server.leads()).at(-1)).toMatchObject({
    values: { name: visitor.name },
    contactedAt: expect.any(String),
    note: 'Wants the hall in May.',
    outcome: { result: 'won', amount: 4200 },
  });
  // The link opens this lead alone.
  await page.goto('/leads');
  await expect(page.getByRole('textbox', { name: 'Access key' })).toBeVisible();
});
