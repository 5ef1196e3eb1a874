import { expect, test } from 'vitest';
import { resolveLanguage } from '../../../shared/language';

test.each(['fr', 'FR', 'fr-CA', 'FR-ca', 'fr-Latn-CA'])('speaks French for %s', (tag) => {
  expect(resolveLanguage(tag)).toBe('fr');
});

test.each([undefined, null, '', 'en', 'en-CA', 'de', 'frisian', 'frr', 'x-fr'])(
  'speaks English for %s',
  (tag) => {
    expect(resolveLanguage(tag)).toBe('en');
  },
);

test('speaks the first of the languages offered where none of them is asked for', () => {
  expect(resolveLanguage(null, ['fr', 'en'])).toBe('fr');
  expect(resolveLanguage('de', ['fr', 'en'])).toBe('fr');
  expect(resolveLanguage('en-CA', ['fr', 'en'])).toBe('en');
  expect(resolveLanguage('fr', ['en'])).toBe('en');
});
