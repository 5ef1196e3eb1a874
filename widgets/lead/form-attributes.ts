import type { AttributeTable } from '../element/attribute-table';
import { leadAttributes } from './lead-attributes';

/** The attributes of every tag with a form for contact details: quote form, quote modal and estimator. */
export const formAttributes = {
  ...leadAttributes,
  hide: { kind: 'words', values: ['address', 'phone'] },
  optional: { kind: 'words', values: ['address', 'phone'] },
  'service-area': { kind: 'text' },
  'submit-label': { kind: 'text' },
  'prefill-query': { kind: 'renames' },
  'keep-draft': { kind: 'boolean' },
  unstyled: { kind: 'boolean' },
} as const satisfies AttributeTable;
