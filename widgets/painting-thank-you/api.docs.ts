import { baseDocs, languageDocs, readyDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import { formPartsDocs } from '../forms/form-parts.docs';
import { addedEventsDocs, leadDocs } from '../lead/lead-api.docs';
import * as api from './api';

/** Documentation of `<painting-thank-you>`. */
export const docs = describeTag(api, {
  summary: 'The thank-you of the lead that was just sent, for the page that `thank-you-url` leads to.',
  children: 'What shows for a visitor who has sent nothing, and without script.',
  attributes: { lang: languageDocs, 'home-url': leadDocs.attributes['home-url'] },
  events: { ...readyDocs, ...addedEventsDocs },
  parts: {
    base: baseDocs,
    'thank-you': 'The thank-you.',
    heading: formPartsDocs.heading,
    receipt: formPartsDocs.receipt,
    reference: formPartsDocs.reference,
    price: 'The price of an estimate.',
    button: "'Return to Home', and the main button of a card.",
    'button-secondary': formPartsDocs['button-secondary'],
    field: 'A text field of the cards.',
    label: formPartsDocs.label,
    input: formPartsDocs.input,
    status: 'How the sending of times or photos ended.',
    added: formPartsDocs.added,
    visit: formPartsDocs.visit,
    'half-day': formPartsDocs['half-day'],
    photos: formPartsDocs.photos,
    photo: formPartsDocs.photo,
  },
  methods: {},
});
