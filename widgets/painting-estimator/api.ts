import type { AttributeTable } from '../shared/element/attribute-table';
import { leadAttributes } from '../shared/lead/lead-attributes';

export const tag = 'painting-estimator';

export const attributes = {
  ...leadAttributes,
  'estimate-url': {
    kind: 'url',
    relativeTo: 'script',
    description: "The estimate service. Default: `/api/estimate` on the script's own origin.",
  },
  'keep-draft': { kind: 'boolean', description: 'What was typed survives a reload of the tab.' },
} as const satisfies AttributeTable;
