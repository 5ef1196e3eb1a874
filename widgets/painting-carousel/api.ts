import { carouselAttributes, carouselDocs, carouselEvents, carouselParts } from '../carousel/carousel-api';
import { type AttributeTable, languageAttribute } from '../element/attribute-table';
import { describeTag, languageDocs } from '../element/describe-tag';

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

/** Documentation of `<painting-carousel>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: 'An infinite carousel: each child is a slide.',
    children: 'Each child is a slide; they may change at any time.',
    attributes: { lang: languageDocs, ...carouselDocs.attributes },
    events: carouselDocs.events,
    parts: carouselDocs.parts,
    methods: {},
  },
);
