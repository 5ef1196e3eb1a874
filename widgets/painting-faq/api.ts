import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

export const tag = 'painting-faq';

export const attributes = {
  lang: languageAttribute,
  items: { kind: 'list', fields: ['question', 'answer'] },
} as const satisfies AttributeTable;

export const events = ['painting-ready'] as const;

export const parts = ['base', 'item', 'question', 'answer'] as const;
