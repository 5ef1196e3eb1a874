import { fallbackDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { leadDocs } from '../lead/lead-api.docs';
import * as api from './api';

/** Describes `<painting-quote-form>`. */
export const docs = describeTag(api, {
  summary: 'The contact and free-quote form.',
  children: fallbackDocs,
  attributes: {
    ...leadDocs.attributes,
    'keep-draft': 'What the visitor typed survives a reload of the tab.',
    heading: 'A heading above the form.',
    background: 'The white-background variant.',
    button: 'The light-button variant.',
  },
  events: leadDocs.events,
  parts: {
    ...formPartsDocs,
    'button-suggestion': "Below an error: puts in what may be meant, such as 'Use 4165550142'.",
  },
  methods: {},
});
