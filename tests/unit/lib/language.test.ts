import { expect, test } from 'vitest';
import { resolveLanguage } from '../../../widgets/lib/language';

test.each(['fr', 'FR', 'fr-CA', 'FR-ca', 'fr-Latn-CA'])('speaks French for %s', (tag) => {
  expect(resolveLanguage(tag)).toBe('fr');
});

test.each([undefined, null, '', 'en', 'en-CA', 'de', 'frisian', 'frr', 'x-fr'])(
  'speaks English for %s',
  (tag) => {
    expect(resolveLanguage(tag)).toBe('en');
  },
);
