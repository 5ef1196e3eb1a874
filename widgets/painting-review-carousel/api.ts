import { carouselEvents, carouselParts } from '../carousel/carousel-api';
import { carouselAttributes } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-review-carousel';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  reviews: { kind: 'list', fields: ['fullName', 'reviewText'] },
  heading: { kind: 'text' },
  'more-url': { kind: 'url', relativeTo: 'page' },
  ...carouselAttributes({ transitionMs: 500, visible: [1, 2], step: [1, 2] }),
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = carouselEvents;

/** What can be styled with `::part()`. */
export const parts = [...carouselParts, 'heading', 'card', 'name', 'stars', 'text', 'more'] as const;
