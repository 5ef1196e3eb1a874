import { readFileSync } from 'node:fs';
import { fromRoot } from '../business/from-root';

type Words = Readonly<Record<string, unknown>>;

/** Plain words in place of the first business's own, by content file: null leaves a field out. */
const start: Readonly<Record<'words' | 'withoutArticles', Readonly<Record<string, Words>>>> = JSON.parse(
  readFileSync(fromRoot('build/content/start.json'), 'utf8'),
);

/**
 * The words that a new business begins with in a content file (`about`, `services/deck-staining`): the template's,
 * except where they are the first business's own. `keepsArticles` says whether the new business keeps the articles.
 */
export function startWords(name: string, template: unknown, keepsArticles = true): unknown {
  if (!isWords(template)) return template;
  if (name.startsWith('services/')) return startOfService(String(template.title), template);
  const words = merged(template, start.words[name] ?? {});
  return keepsArticles ? words : merged(words, start.withoutArticles[name] ?? {});
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

const interior =
  'Interior painting costs {{ facts.interiorRate | price }} per {{ areaUnit }} of floor, excluding tax.';
const exterior = 'Exterior painting costs {{ facts.exteriorRate | price }} per {{ areaUnit }} of wall.';

/** The sentence that the page of a service begins with, until somebody writes the page. */
export const firstSentence = "Tell us what you'd like painted.";

const free =
  '{% if facts.hasFreeQuote %}The visit and the quote are free.{% else %}Ask us for a quote.{% endif %}';

/** The page of a service: the pictures, places in lists and job of the template's, and plain sentences made from facts. */
export function startOfService(title: string, template: Words): Words {
  const { picture, footerPicture, order, job, colour, footer, card, residential, hasOnlinePrice } = template;
  const name = (isWords(footer) && footer.label) || title;
  const place = `${name} in {{ business.area }}.`;
  const preview = previewIn(template);
  const outside = job === 'garage' || job === 'exterior';
  const rate = outside ? exterior : job === undefined && hasOnlinePrice === false ? undefined : interior;
  const pictureOf = (list: unknown) => (isWords(list) && list.picture ? { picture: list.picture } : {});
  return {
    $comment: 'Write this page: build/site/README.md#words has its fields.',
    title,
    description: place,
    picture,
    ...(footerPicture ? { footerPicture } : {}),
    lead: place,
    order,
    ...(hasOnlinePrice === false ? { hasOnlinePrice } : {}),
    ...(colour ? { colour } : {}),
    menu: { label: name },
    card: { label: name, text: place, ...pictureOf(card) },
    footer: { label: name },
    residential: { label: name, text: job ? 'See a price online.' : free, ...pictureOf(residential) },
    ...(job ? { job } : {}),
    sections: [
      {
        kind: 'columns',
        columns: [
          {
            text: {
              heading: name,
              paragraphs: [firstSentence, ...(rate ? [rate] : [])],
              ...(job ? { link: { text: 'Get a price now', href: `/estimator?job=${job}` } } : {}),
            },
          },
          { picture: (isWords(card) && card.picture) || footerPicture || picture },
        ],
      },
      ...(preview
        ? [
            {
              kind: 'preview',
              heading: 'Try a colour',
              text: 'Pick a colour, or mix your own.',
              picture: preview.picture,
              mask: preview.mask,
              caption: 'Illustration',
              paint: preview.paint,
            },
          ]
        : []),
      { kind: 'bars', tone: 'line', bars: [{ text: free, button: 'Request a Quote', action: 'quote' }] },
      { kind: 'steps', steps: 'project' },
    ],
  };
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
