import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

export const tag = 'painting-quote-form';

export const attributes = {
  ...leadAttributes,
  heading: { kind: 'text' },
  background: { kind: 'choice', values: ['white', 'none'], default: 'none' },
  button: { kind: 'choice', values: ['solid', 'light'], default: 'solid' },
} as const satisfies AttributeTable;

export const events = leadEvents;

export const parts = formParts;
