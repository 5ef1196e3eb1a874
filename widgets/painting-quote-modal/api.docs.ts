import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { ownFieldsDocs, prefillDocs } from '../lead/form-api.docs';
import { leadDocs } from '../lead/lead-api.docs';
import { quoteAttributesDocs } from '../painting-quote-form/api.docs';
import * as api from './api';

/** Documentation of `<painting-quote-modal>`. */
export const docs = describeTag(api, {
  summary: 'The quote form in a dialog that any element of the page with `data-painting-quote` opens.',
  children: ownFieldsDocs,
  attributes: quoteAttributesDocs,
  events: {
    ...leadDocs.events,
    'painting-open': { detail: '{}', description: 'The dialog opened.' },
    'painting-close': { detail: '{}', description: 'The dialog closed.' },
  },
  parts: {
    ...formPartsDocs,
    dialog: 'The dialog.',
    close: 'The close icon.',
  },
  methods: {
    show: 'Opens the dialog.',
    close: 'Closes the dialog and keeps what was typed.',
    ...prefillDocs,
  },
});
