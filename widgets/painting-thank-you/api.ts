import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-thank-you';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'home-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = ['painting-ready'] as const;

/** What can be styled with `::part()`. */
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
