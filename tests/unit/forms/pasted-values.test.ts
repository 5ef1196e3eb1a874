import { expect, it } from 'vitest';
import { emailAddress, phoneDigits } from '../../../widgets/forms/pasted-values';
import { emailPattern } from '../../../widgets/forms/validation';

it.each([
  ['416-555-0142', '4165550142'],
  ['(416) 555-0142', '4165550142'],
  ['+1 416.555.0142', '4165550142'],
  ['1 416 555 0142', '4165550142'],
  ['tel:+1-416-555-0142', '4165550142'],
  ['001 416 555 0142', '4165550142'],
  ['011 1 416 555 0142', '4165550142'],
  ['\u202a+1\u00a0(416)\u00a0555\u20110142\u202c', '4165550142'],
  ['４１６－５５５－０１４２', '4165550142'],
  ['＋１ ４１６ ５５５ ０１４２', '4165550142'],
  ['٤١٦٥٥٥٠١٤٢', '4165550142'],
  ['४१६ ५५५ ०१४२', '4165550142'],
  ['416 555 014', undefined],
  ['+44 20 7946 0958', undefined],
  ['+65 6123 4567', undefined],
  ['416-555-0142 ext. 3', undefined],
  ['call me', undefined],
])('suggests ten digits for the phone number %j: %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it.each([
  ['ann\u200b@example.ca', 'ann@example.ca'],
  ['ann\u00ad.roe@example.ca', 'ann.roe@example.ca'],
  ['ann\u2060@example.ca', 'ann@example.ca'],
  ['ann\u00a0@example.ca', 'ann@example.ca'],
  ['ann @example.ca', 'ann@example.ca'],
  ['mailto:ann@example.ca', 'ann@example.ca'],
  ['mailto:ann@example.ca?subject=Paint', 'ann@example.ca'],
  ['Ann Roe <ann@example.ca>', 'ann@example.ca'],
  ['"Roe, Ann" <ann@example.ca>,', 'ann@example.ca'],
  ['ann@example.ca,', 'ann@example.ca'],
  ['ann@example.ca.', 'ann@example.ca'],
  ['ann\uff20example.ca', 'ann@example.ca'],
  ['ann@example', undefined],
  ['ann@example.ca, bob@example.ca', undefined],
  ['Ann Roe', undefined],
])('suggests the address for %j: %s', (text, address) => {
  expect(emailPattern.test(text)).toBe(false);
  expect(emailAddress(text)).toBe(address);
});

it.each(['ann@उदाहरण.भारत', 'ann@ตัวอย่าง.ไทย', 'ann@bu\u0308cher.example', 'ann@bücher.example'])(
  'accepts the address %j with a domain in another script',
  (text) => expect(emailPattern.test(text)).toBe(true),
);
