import { baseDocs, languageDocs, readyDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { leadDocs } from '../lead/lead-api.docs';
import * as api from './api';

/** Documentation of `<painting-thank-you>`. */
export const docs = describeTag(api, {
  summary: 'The thank-you of the lead that was just sent, for the page that `thank-you-url` leads to.',
  children: 'What shows for a visitor who has sent nothing, and without script.',
  attributes: { lang: languageDocs, 'home-url': leadDocs.attributes['home-url'] },
  events: readyDocs,
  parts: {
    base: baseDocs,
    'thank-you': 'The thank-you.',
    heading: formPartsDocs.heading,
    receipt: formPartsDocs.receipt,
    reference: formPartsDocs.reference,
    price: 'The price of an estimate.',
    button: "'Return to Home'.",
    'button-secondary': formPartsDocs['button-secondary'],
  },
  methods: {},
});
