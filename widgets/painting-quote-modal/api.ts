import type { EventTable } from '../element/api-tables';
import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

export const tag = 'painting-quote-modal';

export const attributes = { ...leadAttributes } as const satisfies AttributeTable;

export const methods = {
  show: 'Opens the dialog.',
  close: 'Closes the dialog; what was typed stays.',
} as const;

export const summary =
  'The quote form in a dialog that any element of the page with `data-painting-quote` opens.';

export const children = 'Fallback: shown without script; usually none.';

export const events = {
  ...leadEvents,
  'painting-open': { detail: '{}', description: 'The dialog opened.' },
  'painting-close': { detail: '{}', description: 'The dialog closed.' },
} as const satisfies EventTable;

export const parts = {
  ...formParts,
  dialog: 'The dialog.',
  close: 'The close icon.',
} as const;
