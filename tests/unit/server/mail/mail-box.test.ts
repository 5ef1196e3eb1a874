import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { EmlMailbox } from '../../../../server/mail/eml-mailbox';
import type { StoredMail } from '../../../../server/mail/mail';
import { mailboxPage, mailPage } from '../../../../server/mail/mailbox-pages';
import { said } from '../../../support/said';
import { temporaryFolder } from '../temporary-folder';
import { exampleBusiness, exampleMail } from './examples';

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

it.each([
  [
    'mail box',
    () => mailboxPage([quote, thanks], exampleBusiness()),
    [
      ...['heading 1: Mail box', 'header: Received', 'header: To', 'header: Subject'],
      ...['cell: 2026-07-31 12:05:08', 'cell: zoe@example.com', 'link: We received your request'],
      ...['cell: 2026-07-31 12:05:07', 'cell: hello@brush.example'],
      'link: Quote request from Zoë <Tremblay>',
    ],
  ],
  ['empty mail box', () => mailboxPage([], exampleBusiness()), ['heading 1: Mail box', 'text: No mail yet.']],
  [
    'mail to the business',
    () => mailPage(quote, exampleBusiness()),
    [
      ...['link: Mail box', 'heading 1: Quote request from Zoë <Tremblay>'],
      ...['header: To', 'cell: hello@brush.example', 'header: Reply to', 'cell: zoe@example.com'],
      ...['header: Received', 'cell: Friday, July 31, 2026 at 12:05 PM EDT'],
      ...['header: Template', 'cell: template_quote'],
      ...['heading 2: As HTML', 'heading 2: As text', 'text: Two rooms In May'],
    ],
  ],
])('the page of the %s says in order what it has', async (_, page, lines) => {
  expect(said(String(await page()))).toBe(`${lines.join('\n')}\n`);
});

it('a mail without a reply address shows that replies go to its sender', async () => {
  expect(said(String(await mailPage(thanks, exampleBusiness())))).toContain(
    'header: Reply to\ncell: the sender\n',
  );
});

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const mailboxIn = (name: string) => new EmlMailbox(join(folder.path, name));
const atMinute = (minute: number) => ({ ...exampleMail, receivedAt: `2026-07-31T16:0${minute}:07.089Z` });

it('makes its folder for the first mail, and gives the mail back whole', async () => {
  const mailbox = mailboxIn('not/there/yet');
  expect(await mailbox.list()).toEqual([]);
  await mailbox.deliver(exampleMail);
  expect(await mailbox.list()).toEqual([
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
  await mailboxIn('lines').deliver(exampleMail);
  const name = '20260731T160507089Z-7K2QM4ZYXWVTSRQPNMKJHGFEDC-template_quote.eml';
  expect(await readFile(join(folder.path, 'lines', name), 'utf8')).not.toMatch(/(?<!\r)\n/);
});

it('lists mails by time, in whatever order they were delivered', async () => {
  const mailbox = mailboxIn('by-time');
  for (const minute of [4, 1, 6, 3, 5, 2]) await mailbox.deliver(atMinute(minute));
  const times = (await mailbox.list()).map(({ receivedAt }) => receivedAt);
  expect(times).toEqual([1, 2, 3, 4, 5, 6].map((minute) => atMinute(minute).receivedAt));
});

it('makes a file name of any template id', async () => {
  const mailbox = mailboxIn('names');
  await mailbox.deliver({ ...exampleMail, template: '../a b' });
  expect((await mailbox.list()).map(({ id }) => id)).toEqual([
    '20260731T160507089Z-7K2QM4ZYXWVTSRQPNMKJHGFEDC-___a_b',
  ]);
});

it('shows foreign mails as far as they can be parsed, and no other files', async () => {
  const nothing = { template: '', to: '', replyTo: null, subject: '', text: '', html: '', receivedAt: '' };
  await folder.write('foreign/a.eml', 'X-Other: 1\r\n\r\n');
  await folder.write(
    'foreign/old-20260731T160507089Z-b.eml-2.eml',
    'Date: Thu, 30 Jul 2026 12:00:00 -0400\r\n\r\nhello',
  );
  await folder.write('foreign/c.eml.part', 'Subject: half');
  expect(await mailboxIn('foreign').list()).toEqual([
    { ...nothing, id: 'a' },
    {
      ...nothing,
      id: 'old-20260731T160507089Z-b.eml-2',
      text: 'hello\n',
      receivedAt: '2026-07-30T16:00:00.000Z',
    },
  ]);
});
