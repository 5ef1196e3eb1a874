import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-colour-preview';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  mask: { kind: 'url', relativeTo: 'page' },
  colours: { kind: 'list', fields: ['name', 'colour'] },
  'quote-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready'] as const;

/** Names for `::part()`. */
export const parts = ['base', 'picture', 'colours', 'colour', 'button'] as const;
