import { carouselEvents, carouselParts } from '../carousel/carousel-api';
import { carouselAttributes } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

export const tag = 'painting-review-carousel';

export const summary = "Clients' reviews in a carousel without end, five stars each.";

export const children =
  'The reviews: `<figure><blockquote>Text</blockquote><figcaption>Name</figcaption></figure>` each; they may change at any time.';

export const attributes = {
  lang: languageAttribute,
  reviews: {
    kind: 'list',
    fields: ['fullName', 'reviewText'],
    description: 'The reviews as a JSON array of `{fullName, reviewText}`, instead of children.',
  },
  heading: { kind: 'text', description: 'A title above the reviews.' },
  'more-url': {
    kind: 'url',
    relativeTo: 'page',
    description: "Where the link 'Read More Reviews' leads; without it there is none.",
  },
  ...carouselAttributes({ transitionMs: 500, visible: [1, 2], step: [1, 2] }),
} as const satisfies AttributeTable;

export const events = carouselEvents;

export const parts = {
  ...carouselParts,
  heading: 'The title.',
  card: 'The card of one review.',
  name: "The reviewer's name.",
  stars: 'The five stars.',
  text: "The review's text.",
  more: "The link 'Read More Reviews'.",
} as const;
