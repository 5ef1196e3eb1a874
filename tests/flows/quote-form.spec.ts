import { fromZonedTime } from 'date-fns-tz';
import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { leadIds } from '../support/page/lead-ids';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

const places: readonly { readonly place: string; readonly open: (page: Page) => Promise<string> }[] = [
  {
    place: 'on the contact page',
    open: async (page) => {
      await page.goto('/contact');
      return 'main painting-quote-form';
    },
  },
  {
    place: 'in the banner of the home page',
    open: async (page) => {
      await page.goto('/');
      return '.banner painting-quote-form';
    },
  },
  {
    place: 'at the foot of a page',
    open: async (page) => {
      await page.goto('/faqs');
      return 'footer painting-quote-form';
    },
  },
  {
    place: 'in the quote modal',
    open: async (page) => {
      await page.goto('/about');
      await untilReady(page);
      await page.getByRole('main').getByRole('link', { name: 'Request a Quote' }).first().click();
      return 'painting-quote-modal';
    },
  },
];

for (const { place, open } of places) {
  test(`a request made ${place} reaches the business and is confirmed to the visitor`, async ({
    page,
    server,
  }) => {
    const form = page.locator(await open(page));
    const startedAt = page.url();
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('button', { name: en.quoteForm.sending })).toBeVisible();
    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();

    expect(await server.sendCalls()).toEqual([
      {
        template: 'contactNotification',
        params: {
          ...leadIds,
          client_name: visitor.name,
          client_email: visitor.email,
          client_phone: visitor.phone,
          client_address: visitor.address,
          client_message: visitor.message,
          EstimatorValues: '',
        },
      },
      {
        template: 'contactConfirmation',
        params: {
          ...leadIds,
          client_name: visitor.name,
          client_email: visitor.email,
          time_contact_message: expect.stringMatching(/^we'll contact you /),
        },
      },
    ]);
    const [notification, confirmation] = await server.mails();
    expect(notification).toMatchObject({ to: business.email, replyTo: visitor.email });
    expect(notification?.text).toContain(visitor.message);
    expect(notification?.html).toContain('href="tel:+14165550123"');
    expect(confirmation).toMatchObject({ to: visitor.email });

    await page.goBack();
    await expect(page).toHaveURL(startedAt);
  });
}

/** In the business's time zone. */
const times = [
  { now: '2026-03-06T17:59', message: en.promise.today, when: 'before six on a Friday' },
  { now: '2026-03-06T18:00', message: "we'll contact you Sunday morning", when: 'at six on a Friday' },
  { now: '2026-07-05T18:00', message: "we'll contact you tomorrow morning", when: 'at six on a Sunday' },
];

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  for (const { now, message, when } of times) {
    test(`a request made ${when} in ${business.timeZone} is promised '${message}'`, async ({
      page,
      server,
    }) => {
      await page.clock.setSystemTime(fromZonedTime(now, business.timeZone));
      await page.goto('/contact');
      const form = page.locator('main painting-quote-form');
      await fillQuoteForm(form);
      await quoteControls(form).submit.click();
      await expect(page).toHaveURL('/thank-you');
      const [, confirmation] = await server.mails();
      expect(confirmation?.text).toContain(`What happens next: ${message}.`);
    });
  }
});

test('surrounding whitespace is trimmed', async ({ page, server }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form, {
    ...visitor,
    name: '  Ada Byron ',
    email: ' ada@example.com ',
    message: '   ',
  });
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  const [notification] = await server.sendCalls();
  expect(notification?.params).toMatchObject({ client_name: 'Ada Byron', client_message: '' });
});

test('all forms on a page ask the same question', async ({ page }) => {
  await page.goto('/contact');
  await untilReady(page);
  const question = (form: string) => quoteControls(page.locator(form)).mathAnswer;
  await page
    .getByRole('link', { name: 'Free Estimate' })
    .or(page.locator('[data-painting-quote]'))
    .filter({ visible: true })
    .first()
    .click();
  const asked = await question('painting-quote-modal').getAttribute('placeholder');
  await expect(question('main painting-quote-form')).toHaveAttribute('placeholder', asked ?? '');
  await expect(question('footer painting-quote-form')).toHaveAttribute('placeholder', asked ?? '');
});
