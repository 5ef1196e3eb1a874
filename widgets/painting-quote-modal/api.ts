import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadEvents } from '../lead/lead-events';
import { quoteAttributes } from '../painting-quote-form/api';

/** The name of the tag. */
export const tag = 'painting-quote-modal';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = quoteAttributes satisfies AttributeTable;

/** The public methods of the tag. */
export const methods = ['show', 'close'] as const;

/** What takes texts by the names of fields. */
export { setters } from '../painting-quote-form/api';

/** The events that the tag sends. */
export const events = [...leadEvents, 'painting-open', 'painting-close'] as const;

/** What can be styled with `::part()`. */
export const parts = [...formParts, 'dialog', 'close'] as const;
