import { carouselAttributes, carouselEvents, carouselParts } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-review-carousel';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  reviews: { kind: 'list', fields: ['fullName', 'reviewText'] },
  heading: { kind: 'text' },
  'more-url': { kind: 'url', relativeTo: 'page' },
  ...carouselAttributes({ transitionMs: 500, visible: [1, 2], step: [1, 2] }),
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = carouselEvents;

/** Names for `::part()`. */
export const parts = [...carouselParts, 'heading', 'card', 'name', 'stars', 'text', 'more'] as const;
