import { carouselAttributes, carouselDocs, carouselEvents, carouselParts } from '../carousel/carousel-api';
import { type AttributeTable, headingLevelAttribute, languageAttribute } from '../element/attribute-table';
import { describeTag, headingLevelDocs, languageDocs } from '../element/describe-tag';

/** Name of the tag. */
export const tag = 'painting-review-carousel';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'heading-level': headingLevelAttribute,
  reviews: { kind: 'list', fields: ['fullName', 'reviewText', 'stars?'] },
  heading: { kind: 'text' },
  'more-url': { kind: 'url', relativeTo: 'page' },
  ...carouselAttributes({ transitionMs: 500, visible: [1, 2], step: [1, 2] }),
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = carouselEvents;

/** Names for `::part()`. */
export const parts = [...carouselParts, 'heading', 'card', 'name', 'stars', 'text', 'more'] as const;

/** Documentation of `<painting-review-carousel>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: "Clients' reviews in an infinite carousel, with the stars that each carries.",
    children:
      'The reviews: `<figure><blockquote>Text</blockquote><figcaption>Name</figcaption></figure>` each, with `data-stars="5"` on a figure that carries stars; they may change at any time.',
    attributes: {
      lang: languageDocs,
      'heading-level': headingLevelDocs,
      reviews: 'The reviews as a JSON array of `{fullName, reviewText, stars?}`, instead of children.',
      heading: 'A title above the reviews.',
      'more-url': "The page that the link 'Read More Reviews' leads to. Without it, there is no link.",
      ...carouselDocs.attributes,
    },
    events: carouselDocs.events,
    parts: {
      ...carouselDocs.parts,
      heading: 'The title.',
      card: 'The card of one review.',
      name: "The reviewer's name.",
      stars: "The review's stars, from 1 to 5; absent where it carries none.",
      text: "The review's text.",
      more: "The link 'Read More Reviews'.",
    },
    methods: {},
  },
);
