import { expect, it } from 'vitest';
import { mailMessage } from '../../../../server/mail/outbox/mail-message';
import { exampleMail } from './examples';

it('a mail goes out with addresses that are never parsed, an id of its own, and no access to files', () => {
  expect(mailMessage(exampleMail)).toEqual({
    from: { name: 'Brush & Sons', address: 'hello@brush.example' },
    to: { name: 'Brush & Sons', address: 'hello@brush.example' },
    replyTo: { name: 'Zoë Tremblay', address: 'zoe@example.com' },
    messageId: '<7K2QM4ZYXWVTSRQPNMKJHGFEDC.contactNotification@brush.example>',
    subject: 'Quote request from Zoë Tremblay (Ref 7K2Q-M4)',
    text: 'Two rooms',
    html: '<p>Two rooms</p>',
    date: new Date('2026-07-31T16:05:07.089Z'),
    headers: { 'X-Template-Id': 'template_quote', 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

it('answers to a confirmation go to the sender, without a header that says so', () => {
  expect(mailMessage({ ...exampleMail, replyTo: null })).not.toHaveProperty('replyTo');
});

it('the id ends in the domain of the sender, whatever stands before it', () => {
  const from = { name: 'Brush & Sons', address: '"paint@home"@brush.example' };
  expect(mailMessage({ ...exampleMail, from }).messageId).toMatch(/@brush\.example>$/);
});
