import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-faq';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  items: { kind: 'list', fields: ['question', 'answer'] },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready'] as const;

/** Names for `::part()`. */
export const parts = ['base', 'item', 'question', 'answer'] as const;
