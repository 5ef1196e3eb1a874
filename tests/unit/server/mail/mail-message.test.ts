import { describe, expect, it } from 'vitest';
import { telephoneLink } from '../../../../server/base/contact-links';
import { mailAddress, oneLine } from '../../../../server/mail/header-text';
import { mailMessage } from '../../../../server/mail/mail-message';
import { exampleMail } from './examples';

describe('mail message', () => {
  it('a mail is sent with addresses that are never parsed, its own id, and no access to files', () => {
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

  it('replies to a confirmation go to the sender, without a Reply-To header', () => {
    expect(mailMessage({ ...exampleMail, replyTo: null })).not.toHaveProperty('replyTo');
  });

  it("the id ends in the sender's domain", () => {
    const from = { name: 'Brush & Sons', address: '"paint@home"@brush.example' };
    expect(mailMessage({ ...exampleMail, from }).messageId).toMatch(/@brush\.example>$/);
  });
});

describe('mail address', () => {
  it.each([
    'ada@example.ca',
    "o'brien+paint@mail.example.co.uk",
    'info@montréal.ca',
    `${'a'.repeat(243)}@example.ca`,
  ])('%s is an address', (text) => {
    expect(mailAddress(text)).toBe(text);
  });

  it.each([
    '',
    'ada',
    '@example.ca',
    'ada@',
    'ada@b@example.ca',
    ' ada@example.ca',
    'ada@example.ca ',
    'ada lee@example.ca',
    'a@b.ca,c@d.ca',
    'a@b.ca;c@d.ca',
    'Ada <ada@example.ca>',
    'ada(work)@example.ca',
    'ada@[127.0.0.1]',
    'ada:lee@example.ca',
    'ada\\lee@example.ca',
    '"ada"@example.ca',
    'ada@example.ca\r\nBcc: all@example.ca',
    'ada@exa\u0000mple.ca',
    `${'a'.repeat(244)}@example.ca`,
  ])('%j is none', (text) => {
    expect(mailAddress(text)).toBeNull();
  });
});

describe('one line', () => {
  it.each([
    ['Ada Lee', 'Ada Lee'],
    ['  Ada \t Lee  ', 'Ada Lee'],
    ['Ada\r\nBcc: all@example.ca', 'Ada Bcc: all@example.ca'],
    ['Ada\u0000\u0085\u2028\u2029Lee', 'Ada Lee'],
    ['\n', ''],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    // Cut between characters, not within one.
    ['😀'.repeat(80), '😀'.repeat(80)],
    ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
  ])('%j on one line of 80 characters is %j', (text, line) => {
    expect(oneLine(text, 80)).toBe(line);
  });
});

describe('telephone link', () => {
  it.each([
    ['4165550142', 'tel:+14165550142'],
    ['(416) 555-0142', 'tel:+14165550142'],
    ['1 416 555 0142', 'tel:+14165550142'],
    ['+1 416 555 0142', 'tel:+14165550142'],
    [' +44 20 7946 0000', 'tel:+442079460000'],
    ['416 555 0142 ext. 12', 'tel:+14165550142'],
    ['416-555-0142X9', 'tel:+14165550142'],
    ['5550142', 'tel:5550142'],
    ['44 20 7946 00', 'tel:+14420794600'],
    ['24165550142', 'tel:24165550142'],
    ['123456789012345', 'tel:123456789012345'],
  ])('%s is dialled as %s', (phone, link) => {
    expect(telephoneLink(phone)).toBe(link);
  });

  it.each(['', '555014', '1234567890123456', 'call me', 'x4165550142', '+'])(
    '%j cannot be dialled',
    (phone) => {
      expect(telephoneLink(phone)).toBeNull();
    },
  );
});
