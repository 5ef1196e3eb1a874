import { expect, it } from 'vitest';
import { phoneDigits } from '../../../widgets/painting-quote-form/phone-digits';

it.each([
  ['416-555-0142', '4165550142'],
  ['(416) 555-0142', '4165550142'],
  ['+1 416.555.0142', '4165550142'],
  ['1 416 555 0142', '4165550142'],
  ['416 555 014', undefined],
  ['+44 20 7946 0958 12', undefined],
  ['416-555-0142 ext. 3', undefined],
  ['call me', undefined],
])('reads %s as %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
