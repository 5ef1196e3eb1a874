import { expect, it } from 'vitest';
import { mailAddress } from '../../../../server/mail/mail-address';

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
