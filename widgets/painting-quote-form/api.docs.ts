import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { leadDocs } from '../lead/lead-api.docs';
import * as api from './api';

/** Documentation of the children of tags with the quote form. */
export const ownFieldsDocs =
  'Fallback: shown without script, before it runs, and if it fails. Controls with a `name` among them, such as `<label>How did you hear of us? <input name="heard"></label>`, are fields of the form and of the lead; `slot="consent"` is the text of `consent`.';

/** Documentation of the attributes of tags with the quote form. */
export const quoteAttributesDocs = {
  ...leadDocs.attributes,
  hide: 'The fields that the form does without: `address`, `phone`, `message`, or several of them.',
  optional: 'The fields that may stay empty: `address`, `phone`, or both.',
  'service-area':
    "How the postal codes that are served begin, such as `M,L4,L5`. Adds an optional field, which says when a code is outside. Default: the business's own, if any.",
  'submit-label': 'The text of the button.',
  'thank-you-text': 'What the thank-you says, instead of our words.',
  'prefill-query': 'Fills empty fields from the address of the page, such as `?name=…&email=…`.',
  'keep-draft': 'Keeps what the visitor typed when the page is loaded again.',
} as const;

/** Documentation of the setter of tags with the quote form. */
export const prefillDocs = {
  prefill:
    "Fills empty fields by their names: `form.prefill({ name: 'Ada' })` or `form.prefill = { name: 'Ada' }`.",
} as const;

/** Documentation of `<painting-quote-form>`. */
export const docs = describeTag(api, {
  summary: 'The contact and free-quote form.',
  children: ownFieldsDocs,
  attributes: {
    ...quoteAttributesDocs,
    heading: 'A heading above the form.',
    background: 'With `white`, the form stands on a white card.',
    button: 'With `light`, the button is the light one.',
  },
  events: leadDocs.events,
  parts: formPartsDocs,
  methods: prefillDocs,
});
