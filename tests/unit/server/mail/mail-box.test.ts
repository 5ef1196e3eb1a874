import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { StoredMail } from '../../../../server/mail/mail';
import { EmlOutbox } from '../../../../server/mail/outbox/eml-outbox';
import { mailPage, outboxPage } from '../../../../server/mail/outbox/outbox-pages';
import { said } from '../../../support/said';
import { temporaryFolder } from '../temporary-folder';
import { exampleBusiness, exampleMail } from './examples';

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

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const outboxIn = (name: string) => new EmlOutbox(join(folder.path, name));
const atMinute = (minute: number) => ({ ...exampleMail, receivedAt: `2026-07-31T16:0${minute}:07.089Z` });

it('makes its folder for the first mail, and gives the mail back whole', async () => {
  const outbox = outboxIn('not/there/yet');
  expect(await outbox.list()).toEqual([]);
  await outbox.deliver(exampleMail);
  expect(await outbox.list()).toEqual([
    {
      id: '20260731T160507089Z-7K2QM4ZYXWVTSRQPNMKJHGFEDC-template_quote',
      template: 'template_quote',
      to: 'hello@brush.example',
      replyTo: 'zoe@example.com',
      subject: 'Quote request from Zoë Tremblay (Ref 7K2Q-M4)',
      text: 'Two rooms\n',
      html: '<p>Two rooms</p>\n',
      receivedAt: '2026-07-31T16:05:07.089Z',
    },
  ]);
});

it('ends each line of a file as mails do', async () => {
  await outboxIn('lines').deliver(exampleMail);
  const name = '20260731T160507089Z-7K2QM4ZYXWVTSRQPNMKJHGFEDC-template_quote.eml';
  expect(await readFile(join(folder.path, 'lines', name), 'utf8')).not.toMatch(/(?<!\r)\n/);
});

it('lists mails by time, in whatever order they were delivered', async () => {
  const outbox = outboxIn('by-time');
  for (const minute of [4, 1, 6, 3, 5, 2]) await outbox.deliver(atMinute(minute));
  const times = (await outbox.list()).map(({ receivedAt }) => receivedAt);
  expect(times).toEqual([1, 2, 3, 4, 5, 6].map((minute) => atMinute(minute).receivedAt));
});

it('makes a file name of any template id', async () => {
  const outbox = outboxIn('names');
  await outbox.deliver({ ...exampleMail, template: '../a b' });
  expect((await outbox.list()).map(({ id }) => id)).toEqual([
    '20260731T160507089Z-7K2QM4ZYXWVTSRQPNMKJHGFEDC-___a_b',
  ]);
});

it('shows mails that somebody else put there as far as they go, and no other files', async () => {
  const nothing = { template: '', to: '', replyTo: null, subject: '', text: '', html: '', receivedAt: '' };
  await folder.write('foreign/a.eml', 'X-Other: 1\r\n\r\n');
  await folder.write(
    'foreign/old-20260731T160507089Z-b.eml-2.eml',
    'Date: Thu, 30 Jul 2026 12:00:00 -0400\r\n\r\nhello',
  );
  await folder.write('foreign/c.eml.part', 'Subject: half');
  expect(await outboxIn('foreign').list()).toEqual([
    { ...nothing, id: 'a' },
    {
      ...nothing,
      id: 'old-20260731T160507089Z-b.eml-2',
      text: 'hello\n',
      receivedAt: '2026-07-30T16:00:00.000Z',
    },
  ]);
});
