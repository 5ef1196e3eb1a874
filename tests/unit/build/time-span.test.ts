import { expect, it } from 'vitest';
import { readBusiness, timeSpan } from '../../../build/business';
import { fillIn } from '../../../build/site/content/fill-in';

it.each([
  [1, 'year', 'en', '1 year'],
  [2, 'year', 'en', '2 years'],
  [1, 'year', 'fr', '1 an'],
  [20, 'year', 'fr', '20 ans'],
  [1, 'hour', 'en', '1 hour'],
  [24, 'hour', 'en', '24 hours'],
  [1, 'hour', 'fr', '1 heure'],
  [48, 'hour', 'fr', '48 heures'],
] as const)('%d %s is in %s %s', (count, unit, language, words) => {
  expect(timeSpan(count, unit, language)).toBe(words);
});

it.each([
  ['en', '1 year, 1 hour, 1 year, 3 years'],
  ['fr', '1 an, 1 heure, 1 an, 3 ans'],
] as const)('the pages write one of a thing without an s, in %s', (language, words) => {
  const counts = { warrantyYears: 1, answerHours: 1, yearsInOperation: 1, combinedExperienceYears: 3 };
  const business = { ...readBusiness(), ...counts, languages: [language] };
  const text = '{{ warranty }}, {{ answerTime }}, {{ timeInOperation }}, {{ combinedExperience }}';
  expect(fillIn(text, business, 'a page')).toBe(words);
});
