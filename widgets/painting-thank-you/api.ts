import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-thank-you';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'home-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready'] as const;

/** Names for `::part()`. */
export const parts = [
  'base',
  'thank-you',
  'heading',
  'receipt',
  'reference',
  'price',
  'button',
  'button-secondary',
] as const;
