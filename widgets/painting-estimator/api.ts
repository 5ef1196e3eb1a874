import { contactFields } from '../../shared/contact-fields';
import { limits } from '../../shared/limits';
import { en } from '../../shared/locales/en';
import type { AttributeTable } from '../element/attribute-table';
import { describeTag } from '../element/describe-tag';
import {
  fieldDocs,
  formAttributes,
  formAttributesDocs,
  formParts,
  formPartsDocs,
  leadDocs,
  leadEvents,
  ownFieldsDocs,
  prefillDocs,
  whose,
} from '../lead/lead-api';

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

/** Describes `<painting-estimator>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts, setters },
  {
    summary: 'The three-step wizard: contact details, what is to be painted, the price.',
    children: ownFieldsDocs,
    attributes: {
      ...formAttributesDocs,
      heading: 'The heading of the first step.',
      'estimate-url': "The estimate service. Default: `/api/estimate` on the script's own origin.",
      'minimum-order':
        "The smallest order, in the business's currency. The default is the one in `business.json`.",
      job: 'The one job that is offered, by its id: `garage`. Step 2 is left out.',
      jobs: 'The jobs that step 2 offers, by their ids, between spaces or commas: `garage cabinets`. The default is all that the business does. A page with a price service of its own describes its jobs before the tag, in `<script type="application/json" data-painting-jobs>`: a list with `id`, `picture`, `fields`, `items` and `texts` as in `shared/jobs/README.md`.',
    },
    events: {
      ...leadDocs.events,
      'painting-step': {
        detail: `{ ${whose}; step: 1 | 2 | 3; of: 3; name: 'contact' | 'option' | 'calculator' }`,
        description: 'The visitor reached a step.',
      },
      'painting-price': {
        detail: `{ ${whose}; totalCost: number; originalCost: number; minimumApplied: boolean; estimationType: string; currency: string }`,
        description: "The price is known, in the business's currency.",
      },
    },
    parts: {
      ...formPartsDocs,
      progress: "'Step 2 of 3' and its bar.",
      option: 'A choice in the second step, or a yes/no option.',
      group: 'A group of questions.',
      room: 'A room card.',
      select: 'A select.',
      result: 'The dark area with the total.',
      price: 'The price.',
      plan: 'The drawing of what has been entered.',
      'button-back': "The 'Back' button.",
      'button-reset': "'Reset'.",
      'button-add': "'+ Add Another Room'.",
      'button-remove': 'The × of a room card.',
    },
    methods: prefillDocs,
    fields: /* @__PURE__ */ fieldDocs(contactFields, en.estimator.contact.labels),
  },
);
