import { phone } from 'virtual:business-settings';
import type { Language } from '../../../shared/language';

interface SnippetTexts {
  readonly call: string;
  readonly quote: string;
  readonly reviews: readonly string[];
  readonly reviewer: string;
  readonly questions: readonly string[];
  readonly answer: string;
  readonly slide: (number: number) => string;
}

/** Placeholder content of the tags in a snippet. */
export const snippetTexts: Readonly<Record<Language, SnippetTexts>> = {
  en: {
    call: `Call ${phone.shown}`,
    quote: 'Request a free quote',
    reviews: ['Text of the first review.', 'Text of the second review.', 'Text of the third review.'],
    reviewer: 'Name',
    questions: ['First question', 'Second question'],
    answer: 'Its answer.',
    slide: (number) => `Slide ${number}`,
  },
  fr: {
    call: `Appelez le ${phone.shown}`,
    quote: 'Demander une soumission gratuite',
    reviews: ['Texte du premier avis.', 'Texte du deuxième avis.', 'Texte du troisième avis.'],
    reviewer: 'Nom',
    questions: ['Première question', 'Deuxième question'],
    answer: 'Sa réponse.',
    slide: (number) => `Diapositive ${number}`,
  },
};
