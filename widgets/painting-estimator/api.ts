import { limits } from '../../shared/limits';
import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes, leadEvents } from '../lead/lead-attributes';

/** The name of the tag. */
export const tag = 'painting-estimator';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  ...leadAttributes,
  'estimate-url': { kind: 'url', relativeTo: 'script' },
  'minimum-order': { kind: 'number', default: 'minimumOrder', minimum: 0, maximum: limits.price },
  'keep-draft': { kind: 'boolean' },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = [...leadEvents, 'painting-step', 'painting-price'] as const;

/** Names for `::part()`. */
export const parts = [
  ...formParts,
  'progress',
  'option',
  'group',
  'room',
  'select',
  'result',
  'plan',
  'price',
  'button-back',
  'button-reset',
  'button-add',
  'button-remove',
] as const;
