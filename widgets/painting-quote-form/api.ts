import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

/** The name of the tag. */
export const tag = 'painting-quote-form';

/** The attributes of every tag that shows the quote form. */
export const quoteAttributes = {
  ...leadAttributes,
  hide: { kind: 'text' },
  optional: { kind: 'text' },
  'service-area': { kind: 'text' },
  'submit-label': { kind: 'text' },
  'thank-you-text': { kind: 'text' },
  'prefill-query': { kind: 'boolean' },
  'keep-draft': { kind: 'boolean' },
} as const satisfies AttributeTable;

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  ...quoteAttributes,
  heading: { kind: 'text' },
  background: { kind: 'choice', values: ['white', 'none'], default: 'none' },
  button: { kind: 'choice', values: ['solid', 'light'], default: 'solid' },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = leadEvents;

/** What takes texts by the names of fields. */
export const setters = ['prefill'] as const;

/** What can be styled with `::part()`. */
export const parts = formParts;
