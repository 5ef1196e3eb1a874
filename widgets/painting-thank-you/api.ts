import { type AttributeTable, headingLevelAttribute, languageAttribute } from '../element/attribute-table';
import { baseDocs, describeTag, headingLevelDocs, languageDocs, readyDocs } from '../element/describe-tag';
import { addedEvents, addedEventsDocs, formPartsDocs, leadDocs } from '../lead/lead-api';

/** Name of the tag. */
export const tag = 'painting-thank-you';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'heading-level': headingLevelAttribute,
  'home-url': { kind: 'url', relativeTo: 'page' },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready', ...addedEvents] as const;

/** Names for `::part()`. */
export const parts = [
  'base',
  'thank-you',
  'heading',
  'receipt',
  'reference',
  'price',
  'button',
  'button-secondary',
  'field',
  'label',
  'input',
  'status',
  'added',
  'visit',
  'half-day',
  'photos',
  'photo',
] as const;

/** Documentation of `<painting-thank-you>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: 'The thank-you of the lead that was just sent, for the page that `thank-you-url` leads to.',
    children: 'What shows for a visitor who has sent nothing, and without script.',
    attributes: {
      lang: languageDocs,
      'heading-level': headingLevelDocs,
      'home-url': leadDocs.attributes['home-url'],
    },
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
  },
);
