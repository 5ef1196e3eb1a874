import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

export const tag = 'painting-quote-modal';

export const attributes = leadAttributes satisfies AttributeTable;

export const methods = ['show', 'close'] as const;

export const events = [...leadEvents, 'painting-open', 'painting-close'] as const;

export const parts = [...formParts, 'dialog', 'close'] as const;
