import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-colour-preview';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  mask: { kind: 'url', relativeTo: 'page' },
  colours: { kind: 'list', fields: ['name', 'colour'] },
  'quote-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = ['painting-ready'] as const;

/** What can be styled with `::part()`. */
export const parts = ['base', 'picture', 'colours', 'colour', 'button'] as const;
