import { limits } from '../../shared/limits';
import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { formAttributes } from '../lead/form-attributes';
import { leadEvents } from '../lead/lead-attributes';

/** The name of the tag. */
export const tag = 'painting-estimator';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  ...formAttributes,
  heading: { kind: 'text' },
  'estimate-url': { kind: 'url', relativeTo: 'script' },
  'minimum-order': { kind: 'number', default: 'minimumOrder', minimum: 0, maximum: limits.price },
  job: { kind: 'text' },
  jobs: { kind: 'text' },
} as const satisfies AttributeTable;

/** Setters that take texts by field name. */
export const setters = ['prefill'] as const;

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
