import type { EventTable } from '../element/api-tables';
import type { AttributeTable } from '../element/attribute-table';
import { formParts } from '../forms/form-parts';
import { leadAttributes } from '../lead/lead-attributes';
import { leadEvents } from '../lead/lead-events';

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

export const summary = 'The three-step wizard: contact details, what is to be painted, the price.';

export const children = 'Fallback: shown without script, before it, and after a failure of ours.';

export const events = {
  ...leadEvents,
  'painting-step': {
    detail: "{ step: 1 | 2 | 3; of: 3; name: 'contact' | 'option' | 'calculator' }",
    description: 'The visitor came to a step.',
  },
  'painting-price': {
    detail:
      "{ totalCost: number; originalCost: number; minimumApplied: boolean; estimationType: 'general' | 'specific_rooms' }",
    description: 'The price is known, in dollars.',
  },
} as const satisfies EventTable;

export const parts = {
  ...formParts,
  progress: "'Step 2 of 3' and its bar.",
  option: 'A choice of the second step, or a yes/no option.',
  group: 'A group of questions.',
  room: 'A room card.',
  select: 'A select.',
  result: 'The dark area with the total.',
  price: 'The price.',
  'button-back': 'The way back.',
  'button-reset': "'Reset'.",
  'button-add': "'+ Add Another Room'.",
  'button-remove': 'The × of a room card.',
} as const;
