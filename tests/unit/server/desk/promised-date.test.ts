import { expect, it } from 'vitest';
import { dayInWords, promisedDate } from '../../../../server/desk/promised-date';

// 2026-07-31 is a Friday.
it.each([
  ['today', '2026-07-31T16:00:00Z', '2026-07-31'],
  ['today', '2026-08-01T03:00:00Z', '2026-07-31'],
  ['tomorrow', '2026-07-31T16:00:00Z', '2026-08-01'],
  ['Sunday', '2026-07-31T23:00:00Z', '2026-08-02'],
  ['Friday', '2026-07-31T23:00:00Z', '2026-08-07'],
  ['Monday', '2026-12-31T23:00:00Z', '2027-01-04'],
] as const)('the promise of %s, made at %s in Toronto, is for %s', (promise, madeAt, date) => {
  expect(promisedDate(promise, madeAt, 'America/Toronto')).toBe(date);
});

it('a day is written in the language of its reader', () => {
  expect(dayInWords('2026-08-02', 'en', 'long')).toBe('Sunday, August 2');
  expect(dayInWords('2026-08-02', 'fr')).toBe('2 août');
});
