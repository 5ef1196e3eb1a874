import { expect, test } from 'vitest';
import { resolveLanguage } from '../../../shared/language';

test.each(['fr', 'FR', 'fr-CA', 'FR-ca', 'fr-Latn-CA'])('resolves %s to French', (tag) => {
  expect(resolveLanguage(tag)).toBe('fr');
});

test.each([undefined, null, '', 'en', 'en-CA', 'de', 'frisian', 'frr', 'x-fr'])(
  'resolves %s to English',
  (tag) => {
    expect(resolveLanguage(tag)).toBe('en');
  },
);

test('falls back to the first offered language', () => {
  expect(resolveLanguage(null, ['fr', 'en'])).toBe('fr');
  expect(resolveLanguage('de', ['fr', 'en'])).toBe('fr');
  expect(resolveLanguage('en-CA', ['fr', 'en'])).toBe('en');
  expect(resolveLanguage('fr', ['en'])).toBe('en');
});
