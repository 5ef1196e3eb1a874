import type { AttributeTable } from '../shared/element/attribute-table';
import { leadAttributes } from '../shared/lead/lead-attributes';

export const tag = 'painting-quote-modal';

export const attributes = { ...leadAttributes } as const satisfies AttributeTable;

export const methods = ['show', 'close'] as const;
