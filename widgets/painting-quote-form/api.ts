import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

export const tag = 'painting-quote-form';

export const attributes = {
  ...leadAttributes,
  heading: { kind: 'text', description: 'A heading above the form.' },
  background: {
    kind: 'choice',
    values: ['white', 'none'],
    default: 'none',
    description: 'The white-background variant.',
  },
  button: {
    kind: 'choice',
    values: ['solid', 'light'],
    default: 'solid',
    description: 'The light-button variant.',
  },
} as const satisfies AttributeTable;

export const summary = 'The contact and free-quote form.';

export const children = 'Fallback: shown without script, before it, and after a failure of ours.';

export const events = leadEvents;

export const parts = formParts;
