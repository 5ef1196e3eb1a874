import { carouselEvents, carouselParts } from '../carousel/carousel-api';
import { carouselAttributes } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-carousel';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  ...carouselAttributes({ transitionMs: 300, visible: [1, 1], step: [1, 1] }),
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = carouselEvents;

/** What can be styled with `::part()`. */
export const parts = carouselParts;
