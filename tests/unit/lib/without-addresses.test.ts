import { expect, test } from 'vitest';
import { withoutAddresses } from '../../../widgets/lib/without-addresses';

test.each([
  ['The recipients address ada@example.ca is invalid', 'The recipients address … is invalid'],
  ['To find this ID, visit https://dashboard.emailjs.com/admin', 'To find this ID, visit …'],
  ['Not over http://example.com', 'Not over …'],
  ['See www.example.com/a?b=c for help', 'See … for help'],
  ['<ada@example.ca>: mailbox full', '… mailbox full'],
  ['No answer within 10 seconds', 'No answer within 10 seconds'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});
