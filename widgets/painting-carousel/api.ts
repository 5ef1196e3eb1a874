import { carouselAttributes, carouselEvents, carouselParts } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-carousel';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  ...carouselAttributes({ transitionMs: 300, visible: [1, 1], step: [1, 1] }),
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = carouselEvents;

/** Names for `::part()`. */
export const parts = carouselParts;
