import { expect, test } from 'playwright/test';
import { readBusiness } from '../../../../build/business/business';
import { client, dollars, estimatorControls, openCalculator } from '../../../../tests/support/page/estimator';
import { fillQuoteForm, quoteControls, visitor } from '../../../../tests/support/page/quote-form';
import { type OutsideMail, outsidePort } from './outside-mail-service';

const business = readBusiness();

const outbox = `http://localhost:${outsidePort}/mails`;
const mails = async (): Promise<readonly OutsideMail[]> => (await fetch(outbox)).json();

test.beforeEach(async () => {
  await fetch(outbox, { method: 'DELETE' });
});

test('an estimate comes from the edge, and its two mails go to the outside service', async ({ page }) => {
  const answer = page.waitForResponse('**/api/estimate');
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).wallSqft.fill('900');
  await estimatorControls(estimator).calculate.click();
  const { totalCost } = await (await answer).json();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('main')).toContainText(`Total Estimated Cost ${dollars(totalCost)}`);

  // The pause between two mails is part of their delivery.
  await expect.poll(mails).toHaveLength(2);
  const [team, customer] = await mails();
  expect(team).toMatchObject({ to_email: business.email, reply_to: client.email });
  expect(team?.text).toMatch(/Walls: 900\ssq\sft, colour change/);
  expect(customer).toMatchObject({ to_email: client.email, reply_to: business.email });
  expect(customer?.html).toContain(dollars(totalCost));
});

test('a request for a quote is mailed to the business, and confirmed', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();

  await expect.poll(mails).toHaveLength(2);
  const [notification, confirmation] = await mails();
  expect(notification).toMatchObject({ to_email: business.email, reply_to: visitor.email });
  expect(notification?.text).toContain(visitor.message);
  expect(confirmation).toMatchObject({ to_email: visitor.email, to_name: '' });
});
