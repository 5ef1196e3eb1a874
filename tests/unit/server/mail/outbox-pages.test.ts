import { expect, it } from 'vitest';
import type { StoredMail } from '../../../../server/mail/mail';
import { mailPage, outboxPage } from '../../../../server/mail/outbox/outbox-pages';
import { said } from '../../../support/said';
import { exampleBusiness } from './examples';

// The words of every page in their order. `npx vitest run tests/unit/server/mail -u` rewrites the files.

const quote: StoredMail = {
  id: '20260731T160507089Z-lead-template_quote',
  template: 'template_quote',
  to: 'hello@brush.example',
  replyTo: 'zoe@example.com',
  subject: 'Quote request from Zoë <Tremblay>',
  text: 'Two rooms\nIn May',
  html: '<p>Two rooms</p>',
  receivedAt: '2026-07-31T16:05:07.089Z',
};
const thanks: StoredMail = {
  ...quote,
  id: '20260731T160508000Z-lead-template_thanks',
  template: 'template_thanks',
  to: 'zoe@example.com',
  replyTo: null,
  subject: 'We received your request',
  receivedAt: '2026-07-31T16:05:08.000Z',
};

/** Drawn in the tests, so that a mistake in one fails that one. */
const pages = {
  'mail-box': () => outboxPage([quote, thanks], exampleBusiness()),
  'mail-box-empty': () => outboxPage([], exampleBusiness()),
  'one-mail': () => mailPage(quote, exampleBusiness()),
  'one-mail-to-client': () => mailPage(thanks, exampleBusiness()),
};

it.each(Object.entries(pages))('the page %s', async (name, page) => {
  await expect(said(String(await page()))).toMatchFileSnapshot(`pages/${name}.txt`);
});
