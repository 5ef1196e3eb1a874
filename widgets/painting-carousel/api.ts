import { carouselEvents, carouselParts } from '../carousel/carousel-api';
import { carouselAttributes } from '../carousel/carousel-attributes';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

export const tag = 'painting-carousel';

export const attributes = {
  lang: languageAttribute,
  ...carouselAttributes({ transitionMs: 300, visible: [1, 1], step: [1, 1] }),
} as const satisfies AttributeTable;

export const events = carouselEvents;

export const parts = carouselParts;
