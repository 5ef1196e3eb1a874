import { expect, it } from 'vitest';
import { oneLine } from '../../../../server/mail/one-line';

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
