import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-faq';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  items: { kind: 'list', fields: ['question', 'answer'] },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = ['painting-ready'] as const;

/** What can be styled with `::part()`. */
export const parts = ['base', 'item', 'question', 'answer'] as const;
