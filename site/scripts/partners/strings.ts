import { phone } from 'virtual:business-settings';
import type { Language } from '../../../shared/texts';

const en = {
  call: `Call ${phone.shown}`,
  quote: 'Request a free quote',
  reviews: ['Text of the first review.', 'Text of the second review.', 'Text of the third review.'],
  reviewer: 'Name',
  questions: ['First question', 'Second question'],
  answer: 'Its answer.',
  slide: (number: number) => `Slide ${number}`,
};

/** Placeholders in a snippet's tags. */
export type SnippetTexts = typeof en;

const fr: SnippetTexts = {
  call: `Appelez le ${phone.shown}`,
  quote: 'Demander une soumission gratuite',
  reviews: ['Texte du premier avis.', 'Texte du deuxième avis.', 'Texte du troisième avis.'],
  reviewer: 'Nom',
  questions: ['Première question', 'Deuxième question'],
  answer: 'Sa réponse.',
  slide: (number) => `Diapositive ${number}`,
};

const byLanguage: Partial<Record<Language, SnippetTexts>> = { en, fr };

/** Placeholders in a language; in English where it has none, since the integrator replaces them. */
export function snippetTexts(language: Language): SnippetTexts {
  return byLanguage[language] ?? en;
}
