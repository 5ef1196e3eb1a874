import { phone, towns } from 'virtual:business-settings';
import { tagTables } from 'virtual:tag-tables';
import type { Language } from '../../../shared/texts';
import type { DescribedAttribute } from '../../../widgets/contract';
import { type Markup, type MarkupElement, markupElement } from './markup';

/** An attribute as an option of the builder. */
export interface TagOption {
  readonly name: string;
  readonly row: DescribedAttribute;
  /** Whether it is an address, service or key, for sites with their own services. */
  readonly isTechnical: boolean;
  /** Allowed words of a list. */
  readonly words: readonly string[];
}

/** A tag that can be chosen. */
export interface BuilderTag {
  readonly name: string;
  readonly options: readonly TagOption[];
}

/** The most popular tags come first. */
const first = ['painting-estimator', 'painting-quote-form', 'painting-quote-modal'];

/**
 * Every tag with its attributes as options, except the language, which has its own control, and lists, which
 * the content shows.
 */
export const builderTags: readonly BuilderTag[] = tagTables
  .map(({ tag, attributes }) => ({
    name: tag,
    options: Object.entries(attributes)
      .filter(([name, { kind }]) => name !== 'lang' && kind !== 'list')
      .map(([name, row]) => ({
        name,
        row,
        words: row.kind === 'words' ? row.values : [],
        isTechnical: /^email-|-template$|^(?:estimate|lead|home)-url$|^time-zone$|^api-key$/.test(name),
      })),
  }))
  .sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));

/** Only tags with a form take custom fields. */
export function hasOwnFields(tag: string): boolean {
  return /^painting-(?:quote-(?:form|modal)|estimator)$/.test(tag);
}

function rank(tag: string): number {
  const place = first.indexOf(tag);
  return place === -1 ? first.length : place;
}

/** Children of a tag: its fallback, or placeholder content. */
export function contentOf(tag: string, language: Language): readonly MarkupElement[] {
  return (contents[tag] ?? fallback)(snippetTexts(language));
}

/** Companions of a tag in the snippet. */
export function besidesOf(tag: string, language: Language): readonly MarkupElement[] {
  if (tag !== 'painting-quote-modal') return [];
  const { quote } = snippetTexts(language);
  // In a block of its own, so that it stands in the column of the page's text.
  return [
    markupElement('div', {}, [
      markupElement('a', { href: `tel:${phone.dialled}`, 'data-painting-quote': null }, [quote]),
    ]),
  ];
}

type Content = (texts: SnippetTexts) => readonly MarkupElement[];

const contents: Readonly<Record<string, Content>> = {
  'painting-quote-modal': () => [],
  'painting-service-map': () => [
    markupElement(
      'ul',
      {},
      towns.slice(0, 6).map((town) => markupElement('li', {}, [town])),
    ),
  ],
  'painting-review-carousel': ({ reviews, reviewer }) => reviews.map((text) => review(text, reviewer)),
  'painting-faq': ({ questions, answer }) => questions.map((text) => question(text, answer)),
  'painting-colour-preview': () => [markupElement('img', { src: 'room.webp', alt: '' }, [])],
  'painting-carousel': ({ slide }) => [1, 2, 3, 4].map((number) => markupElement('p', {}, [slide(number)])),
};

const fallback: Content = ({ call }) => [markupElement('a', { href: `tel:${phone.dialled}` }, [call])];

function review(text: string, name: string): MarkupElement {
  const children: readonly Markup[] = [
    markupElement('blockquote', {}, [text]),
    markupElement('figcaption', {}, [name]),
  ];
  return markupElement('figure', {}, children);
}

function question(text: string, answer: string): MarkupElement {
  return markupElement('details', {}, [
    markupElement('summary', {}, [text]),
    markupElement('p', {}, [answer]),
  ]);
}

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
type SnippetTexts = typeof en;

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
function snippetTexts(language: Language): SnippetTexts {
  return byLanguage[language] ?? en;
}
