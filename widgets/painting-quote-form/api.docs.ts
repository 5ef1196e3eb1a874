import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { formAttributesDocs, ownFieldsDocs, prefillDocs } from '../lead/form-api.docs';
import { leadDocs } from '../lead/lead-api.docs';
import * as api from './api';

/** Documentation of the attributes of tags with the quote form. */
export const quoteAttributesDocs = {
  ...formAttributesDocs,
  hide: 'The fields that the form does without: `address`, `phone`, `message`, or several of them.',
  'thank-you-text': 'What the thank-you says, instead of our words.',
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
