import type { AttributeTable } from '../element/attribute-table';
import { leadAttributes, leadDocs } from './lead-api';

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

/** Documentation of the children of tags with a form for contact details. */
export const ownFieldsDocs =
  'Fields of your own, such as `<label>How did you hear of us? <input name="heard"></label>`: controls with a `name` that are in no `<form>`, with their labels, stand in the form and are sent with the lead; `slot="fields"` puts anything else beside them. `slot="consent"` is the text of `consent`. All else is the fallback: shown without script, before it runs, and if it fails.';

/** Documentation of the attributes of tags with a form for contact details. */
export const formAttributesDocs = {
  ...leadDocs.attributes,
  hide: 'The fields that the form does without: `address`, `phone`, or both.',
  optional: 'The fields that may stay empty: `address`, `phone`, or both.',
  'service-area':
    "How the postal codes that are served begin, such as `M,L4,L5`. Adds an optional field, which says when a code is outside. Default: the business's own, if any.",
  'submit-label': 'The text of the button.',
  'prefill-query':
    'Fills empty fields from the address of the page, such as `?name=…&email=…`. A value gives parameters other names: `your-name:name, mail:email`.',
  'keep-draft': 'Keeps what the visitor typed when the page is loaded again.',
  unstyled: 'Leaves the look of fields of your own to your style sheets.',
} as const;

/** Documentation of the setter of tags with a form for contact details. */
export const prefillDocs = {
  prefill:
    "Fills empty fields by their names: `form.prefill({ name: 'Ada' })` or `form.prefill = { name: 'Ada' }`.",
} as const;
