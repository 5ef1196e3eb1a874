import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { leadParams } from '../support/page/mail-calls';
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
          ...leadParams,
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
          ...leadParams,
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
