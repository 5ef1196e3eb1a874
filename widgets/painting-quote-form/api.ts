import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { formAttributes } from '../lead/form-attributes';
import { leadEvents } from '../lead/lead-attributes';

/** Name of the tag. */
export const tag = 'painting-quote-form';

/** Attributes of every tag with the quote form. */
export const quoteAttributes = {
  ...formAttributes,
  hide: { kind: 'words', values: ['address', 'phone', 'message'] },
  'thank-you-text': { kind: 'text' },
} as const satisfies AttributeTable;

/** Attributes with their kinds and defaults. */
export const attributes = {
  ...quoteAttributes,
  heading: { kind: 'text' },
  background: { kind: 'choice', values: ['white', 'none'], default: 'none' },
  button: { kind: 'choice', values: ['solid', 'light'], default: 'solid' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = leadEvents;

/** Setters that take texts by field name. */
export const setters = ['prefill'] as const;

/** Names for `::part()`. */
export const parts = formParts;
