import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadEvents } from '../lead/lead-attributes';
import { quoteAttributes } from '../painting-quote-form/api';

/** Name of the tag. */
export const tag = 'painting-quote-modal';

/** Attributes with their kinds and defaults. */
export const attributes = quoteAttributes satisfies AttributeTable;

/** Public methods of the tag. */
export const methods = ['show', 'close'] as const;

/** Setters that take texts by field name. */
export { setters } from '../painting-quote-form/api';

/** Events of the tag. */
export const events = [...leadEvents, 'painting-open', 'painting-close'] as const;

/** Names for `::part()`. */
export const parts = [...formParts, 'dialog', 'close'] as const;
