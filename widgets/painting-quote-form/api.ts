import { quoteFields } from '../../shared/contact-fields';
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
} from '../lead/lead-api';

/** Name of the tag. */
export const tag = 'painting-quote-form';

/** Attributes of every tag with the quote form. */
export const quoteAttributes = {
  ...formAttributes,
  hide: { kind: 'words', values: ['address', 'phone', 'message'] },
  'thank-you-text': { kind: 'text' },
} as const satisfies AttributeTable;

/** Attributes with their kinds and defaults. */
export const attributes = {
  ...quoteAttributes,
  heading: { kind: 'text' },
  background: { kind: 'choice', values: ['white', 'none'], default: 'none' },
  button: { kind: 'choice', values: ['solid', 'light'], default: 'solid' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = leadEvents;

/** Setters that take texts by field name. */
export const setters = ['prefill'] as const;

/** Names for `::part()`. */
export const parts = formParts;

/** Documentation of the attributes of tags with the quote form. */
export const quoteAttributesDocs = {
  ...formAttributesDocs,
  hide: 'The fields that the form does without: `address`, `phone`, `message`, or several of them.',
  'thank-you-text': 'What the thank-you says, instead of our words.',
} as const;

/** Labels of the quote form's fields, by name. */
export function quoteFieldDocs() {
  return fieldDocs(quoteFields, en.quoteForm.labels);
}

/** Documentation of `<painting-quote-form>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts, setters },
  {
    summary: 'The contact and quote form.',
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
    fields: /* @__PURE__ */ quoteFieldDocs(),
  },
);
