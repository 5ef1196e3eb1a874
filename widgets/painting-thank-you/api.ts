import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';
import { addedEvents } from '../lead/lead-attributes';

/** Name of the tag. */
export const tag = 'painting-thank-you';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'home-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready', ...addedEvents] as const;

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
  'field',
  'label',
  'input',
  'status',
  'added',
  'visit',
  'half-day',
  'photos',
  'photo',
] as const;
