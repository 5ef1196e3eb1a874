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
    heading: 'A heading above the form.',
    background: 'The white-background variant.',
    button: 'The light-button variant.',
  },
  events: leadDocs.events,
  parts: formPartsDocs,
  methods: {},
});
