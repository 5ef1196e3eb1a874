import { expect, it } from 'vitest';
import { telephoneLink } from '../../../../server/mail/telephone-link';

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
