import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

export const tag = 'painting-estimator';

export const attributes = {
  ...leadAttributes,
  'estimate-url': { kind: 'url', relativeTo: 'script' },
  'keep-draft': { kind: 'boolean' },
} as const satisfies AttributeTable;

export const events = [...leadEvents, 'painting-step', 'painting-price'] as const;

export const parts = [
  ...formParts,
  'progress',
  'option',
  'group',
  'room',
  'select',
  'result',
  'price',
  'button-back',
  'button-reset',
  'button-add',
  'button-remove',
] as const;
