import { readFileSync } from 'node:fs';
import type { Language } from '../../shared/texts';
import { fromRoot } from '../business/from-root';

type Words = Readonly<Record<string, unknown>>;

/** Plain words of one language that a new business begins with. */
interface Start {
  /** By content file, in place of the template's: null leaves a field out. */
  readonly words: Readonly<Record<string, Words | readonly unknown[]>>;
  readonly withoutArticles: Readonly<Record<string, Words>>;
  /** Of the page of each service, until somebody writes it; `{name}` is the service. */
  readonly service: {
    readonly preview: Words;
    readonly [text: string]: string | Words;
  };
  /** Names of the template's services, as titles and in addresses. */
  readonly services?: Readonly<Record<string, { readonly slug: string; readonly title: string }>>;
  /** What the template's pictures show. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Names of the template's paints. */
  readonly paints?: Readonly<Record<string, string>>;
  /** Names of the sheens of its panels. */
  readonly sheens?: Readonly<Record<string, string>>;
}

const readStart = (file: string): Start =>
  JSON.parse(readFileSync(fromRoot(`build/content/${file}`), 'utf8'));
const starts: Readonly<Record<Language, Start>> = {
  en: readStart('start.json'),
  fr: readStart('start.fr.json'),
};

/** The sentence that the page of a service begins with in any language, until somebody writes the page. */
export const firstSentences: readonly unknown[] = Object.values(starts).map(
  ({ service }) => service.firstSentence,
);

/** Alternative texts of the template's pictures in a new business's first words, in every language. */
export const startDescriptions: readonly string[] = Object.values(starts).flatMap(({ pictures = {} }) =>
  Object.values(pictures),
);

/** Names of one of the template's paints in every language. */
export function startPaint(paint: string): readonly string[] {
  return [paint, ...Object.values(starts).flatMap(({ paints = {} }) => paints[paint] ?? [])];
}

interface StartOptions {
  /** Whether the new business keeps the template's articles. */
  readonly keepsArticles?: boolean;
  /** Its first. */
  readonly language?: Language;
}

/**
 * The words that a new business begins with in a content file (`about`, `services/deck-staining`): the template's,
 * except where they are the first business's own.
 */
export function startWords(
  name: string,
  template: unknown,
  { keepsArticles = true, language = 'en' }: StartOptions = {},
): unknown {
  const { words, pictures = {} } = starts[language];
  const own = words[name];
  if (Array.isArray(own)) return own;
  if (!isWords(template)) return template;
  if (name.startsWith('services/'))
    return startOfService(
      starts[language].services?.[name.slice(9)]?.title ?? String(template.title),
      template,
      language,
    );
  const all = [starts.en, starts[language]];
  const changes = [
    ...all.map((start) => start.words[name]),
    ...(keepsArticles ? [] : all.map((start) => start.withoutArticles[name])),
  ];
  const made = changes.filter(isWords).reduce(merged, template);
  return withPictures(made, pictures);
}

/** Whether a new business of this language begins with a content file: the page for partners is in English alone. */
export function hasStart(name: string, language: Language): boolean {
  return name !== 'partners' || language === 'en';
}

/** Part of the address of a service of the template, in a language. */
export function startSlug(slug: string, language: Language): string {
  return starts[language].services?.[slug]?.slug ?? slug;
}

function merged(template: Words, changes: Words): Words {
  const kept = Object.entries(template).filter(([key]) => changes[key] !== null);
  const changed = Object.entries(changes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => {
      const before = template[key];
      return [key, isWords(value) && isWords(before) ? merged(before, value) : value];
    });
  return { ...Object.fromEntries(kept), ...Object.fromEntries(changed) };
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pictures that show what a business may not do, with those that a new business has in their place. */
const claimingPictures: Readonly<Record<string, { readonly name: string; readonly alt: string }>> = {
  'signed-checklist': {
    name: 'cut-in-line',
    alt: 'A wall half painted in terracotta, cut in along the ceiling with a brush',
  },
  'leftover-cans': {
    name: 'roller-tray',
    alt: 'A roller in a tray of teal paint on a drop cloth, with an open can, its lid and a brush beside it',
  },
};

/** A value whose pictures claim nothing, and say what they show in the words given. */
function withPictures(value: unknown, pictures: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures));
  if (!isWords(value)) return value;
  const { name, alt } = value;
  if (typeof name === 'string' && alt) {
    const shown = claimingPictures[name] ?? { name, alt };
    return { ...value, ...shown, alt: pictures[shown.name] ?? shown.alt };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPictures(item, pictures)]));
}

/** The page of a service: the pictures, places in lists and job of the template's, and plain sentences made from facts. */
export function startOfService(title: string, template: Words, language: Language = 'en'): Words {
  const { picture, footerPicture, order, job, panel, footer, card, residential, hasOnlinePrice } = template;
  const { service, pictures = {}, paints = {}, sheens = {} } = starts[language];
  const label =
    language === 'en' && isWords(footer) && typeof footer.label === 'string' ? footer.label : title;
  const place = String(service.place).replace('{name}', label);
  const preview = previewIn(template);
  const outside = job === 'garage' || job === 'exterior';
  const isPriced = job !== undefined || hasOnlinePrice !== false;
  const pictureOf = (list: unknown) => (isWords(list) && list.picture ? { picture: list.picture } : {});
  const page = {
    $comment: 'Write this page: build/site/README.md#words has its fields.',
    title,
    description: place,
    picture,
    ...(footerPicture ? { footerPicture } : {}),
    lead: place,
    order,
    ...(hasOnlinePrice === false ? { hasOnlinePrice } : {}),
    ...(isWords(panel)
      ? {
          panel: {
            paint: paints[String(panel.paint)] ?? panel.paint,
            sheen: sheens[String(panel.sheen)] ?? panel.sheen,
          },
        }
      : {}),
    menu: { label },
    card: { label, text: place, ...pictureOf(card) },
    footer: { label },
    residential: { label, text: job ? service.seePrice : service.free, ...pictureOf(residential) },
    ...(job ? { job } : {}),
    sections: [
      {
        kind: 'columns',
        columns: [
          {
            text: {
              heading: label,
              paragraphs: [
                service.firstSentence,
                ...(isPriced ? [outside ? service.exteriorRate : service.interiorRate] : []),
              ],
              ...(job ? { link: { text: service.price, href: `/estimator?job=${job}` } } : {}),
            },
          },
          { picture: (isWords(card) && card.picture) || footerPicture || picture },
        ],
      },
      ...(preview
        ? [
            {
              kind: 'preview',
              ...service.preview,
              picture: preview.picture,
              mask: preview.mask,
              paint: paints[String(preview.paint)] ?? preview.paint,
            },
          ]
        : []),
      {
        kind: 'bars',
        tone: 'line',
        bars: [{ text: service.free, button: service.quote, action: 'quote' }],
      },
      { kind: 'steps', steps: 'project' },
    ],
  };
  return withPictures(page, pictures) as Words;
}

/** The colour preview in a service's sections. */
function previewIn(value: unknown): Words | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const words = value as Words;
  if (words.mask) return words;
  for (const item of Object.values(words)) {
    const found = previewIn(item);
    if (found) return found;
  }
  return undefined;
}
