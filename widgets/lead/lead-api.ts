import type { ContactFields } from '../../shared/contact-fields';
import { type AttributeTable, headingLevelAttribute, languageAttribute } from '../element/attribute-table';
import { baseDocs, headingLevelDocs, languageDocs, readyDocs } from '../element/describe-tag';

/** The attributes of every tag that sends a lead: quote form, quote modal and estimator (docs/tags.md#attributes). */
export const leadAttributes = {
  lang: languageAttribute,
  'heading-level': headingLevelAttribute,
  'email-url': { kind: 'url', relativeTo: 'script' },
  'email-service-id': { kind: 'text' },
  'email-public-key': { kind: 'text' },
  'notification-template': { kind: 'text' },
  'confirmation-template': { kind: 'text' },
  'lead-url': { kind: 'url', relativeTo: 'script' },
  'thank-you-url': { kind: 'url', relativeTo: 'page' },
  'home-url': { kind: 'url', relativeTo: 'page' },
  'time-zone': { kind: 'time-zone' },
  source: { kind: 'text' },
  mode: { kind: 'choice', values: ['live', 'test'], default: 'live', otherwise: 'test' },
  'data-layer': { kind: 'boolean' },
  'privacy-url': { kind: 'url', relativeTo: 'page' },
  consent: { kind: 'choice', values: ['none', 'optional', 'required'], default: 'none' },
  attribution: { kind: 'choice', values: ['on', 'consent', 'off'], default: 'on' },
  visits: { kind: 'choice', values: ['on', 'off'], default: 'on' },
  photos: { kind: 'choice', values: ['on', 'off'], default: 'on' },
} as const satisfies AttributeTable;

/** The events of every tag with a thank-you (docs/tags.md#events). */
export const addedEvents = ['painting-visit', 'painting-photos'] as const;

/** The events of every tag that sends a lead (docs/tags.md#events). */
export const leadEvents = [
  'painting-ready',
  'painting-view',
  'painting-start',
  'painting-success',
  'painting-error',
  ...addedEvents,
] as const;

/** Detail in every event of a tag that sends leads: the kind of its leads, the tag's `id`, and its `source` if it has one. */
export const whose = "leadKind: 'contact' | 'estimate'; tagId: string; source?: string";

/** Documentation of the events for additions on the thank-you. */
export const addedEventsDocs = {
  'painting-visit': {
    detail: '{ leadId: string; reference: string; times: readonly string[] }',
    description:
      'The visitor asked for a visit. `times` has the half-days chosen, such as `2026-12-01-am`; asked again, it replaces them.',
  },
  'painting-photos': {
    detail: '{ leadId: string; reference: string; count: number }',
    description: 'The visitor added a photo to the lead or took one back; `count` is how many it has now.',
  },
} as const;

/** Describes what every tag that sends a lead has in common. */
export const leadDocs = {
  attributes: {
    lang: languageDocs,
    'heading-level': headingLevelDocs,
    'email-url':
      "The base address of an EmailJS-compatible service: calls go to `/api/v1.0/email/send` under it. Default: the business's own.",
    'email-service-id': "The mail service's service id. Default: the business's own.",
    'email-public-key': "The mail service's public key. Default: the business's own.",
    'notification-template': "The template id of the business's mail. Default: the business's own.",
    'confirmation-template': "The template id of the visitor's mail. Default: the business's own.",
    'lead-url':
      "Where each lead is posted as JSON besides the mails, for a CRM or a sheet: `docs/services.md` says what is sent and what must come back. Default: the business's own, if any.",
    'thank-you-url':
      'The page to go to once the lead is sent; only http(s). Without it, a thank-you takes the place of the form.',
    'home-url':
      "The page that 'Return to Home' leads to after the thank-you. Without it, other sites than the business's own have no such link.",
    'time-zone':
      "The time zone in which the visitor is told when to expect a call, such as `America/Vancouver`. Default: the business's own.",
    source:
      'The name of the page or partner that shows the tag. It travels with the lead, together with any campaign parameters of the page.',
    mode: 'With `test`, the tag shows prices and sends no lead. A strip and the console say so, each event has `test: true`, and no conversion is pushed. A word that is neither counts as `test`.',
    'data-layer':
      'Reports `generate_lead` for each lead to Tag Manager (`window.dataLayer`) and gtag.js, with `currency`, `value` (of an estimate; else undefined), `lead_kind`, `lead_reference`, `tag_id` and `source`.',
    'privacy-url': 'The page that says how the lead is used. A line under the button links to it.',
    consent:
      'Adds a checkbox before the button. Its text is the child with `slot="consent"`, or one of ours; the text, the time and the answer travel with the lead.',
    attribution:
      'With `consent`, the tag remembers where the visitor came from only once the page has sent `painting-consent` to `window`, or its Consent Mode grants `ad_user_data` and `analytics_storage`; with `off`, it never does.',
    visits:
      "With `off`, the thank-you doesn't ask when the business may come by. Otherwise it does if the business offers visits.",
    photos:
      "With `off`, the thank-you doesn't ask for photos. Otherwise it does if the business's own server takes the lead.",
  },
  events: {
    ...readyDocs,
    'painting-view': { detail: `{ ${whose} }`, description: 'The form has come into view, once.' },
    'painting-start': { detail: `{ ${whose} }`, description: "The visitor's first input." },
    'painting-success': {
      detail: `{ ${whose}; type: 'contact' | 'estimate'; totalCost?: number; currency?: string; leadId: string; reference: string }`,
      cancelable: true,
      description:
        'The lead is sent; the visitor is shown its reference. Preventing the default stops the navigation.',
    },
    'painting-error': {
      detail: `{ ${whose}; stage: 'estimate' | 'notification' | 'confirmation' | 'record'; status?: number; message: string }`,
      description:
        'A call failed. `record` is the one to `lead-url`; later tries of it that fail raise the event on `window`, with an empty `tagId`.',
    },
    ...addedEventsDocs,
  },
} as const;

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
  'Fields of your own, such as `<label>How did you hear of us? <input name="heard"></label>`: controls with a `name` that are in no `<form>`, form-associated custom elements too, with their labels, stand in the form and are sent with the lead; `slot="fields"` puts anything else beside them. `slot="consent"` is the text of `consent`. All else is the fallback: shown without script, before it runs, and if it fails.';

/** Documentation of the attributes of tags with a form for contact details. */
export const formAttributesDocs = {
  ...leadDocs.attributes,
  hide: 'The fields that the form does without: `address`, `phone`, or both.',
  optional: 'The fields that may stay empty: `address`, `phone`, or both.',
  'service-area':
    "How the postal or ZIP codes that are served begin, such as `M,L4,L5` or `787`. Adds an optional field, which says when a code is outside. Default: the business's own, if any.",
  'submit-label': 'The text of the button.',
  'prefill-query':
    'Fills empty fields from the address of the page, such as `?name=…&email=…`. A value gives parameters other names: `your-name:name, mail:email`.',
  'keep-draft': 'Keeps what the visitor typed when the page is loaded again.',
  unstyled: 'Leaves the look of fields of your own to your style sheets.',
} as const;

/** Documentation of the setter of tags with a form for contact details. */
export const prefillDocs = {
  prefill:
    "Fills empty fields by their names: `form.prefill({ name: 'Ada Byron' })` or `form.prefill = { name: 'Ada Byron' }`. Every form takes `name`, or `firstName` and `familyName`. A name that no field has is said on the console.",
} as const;

/** Labels of a form's fields by name, without the question against robots. */
export function fieldDocs(fields: ContactFields, labels: Readonly<Record<string, string>>) {
  const names = Object.keys(fields).filter((name) => name !== 'mathAnswer');
  return Object.fromEntries(names.map((name) => [name, `'${labels[name]}'`]));
}

/** CSS parts of every form. */
export const formParts = [
  'base',
  'panel',
  'form',
  'heading',
  'field',
  'label',
  'input',
  'error',
  'button-suggestion',
  'button',
  'note',
  'status',
  'assurance',
  'thank-you',
  'receipt',
  'reference',
  'button-secondary',
  'added',
  'visit',
  'half-day',
  'photos',
  'photo',
] as const;

/** Documentation of the parts shared by all forms. */
export const formPartsDocs = {
  base: baseDocs,
  panel: 'The card around the form.',
  form: 'The form.',
  heading: 'The heading.',
  field: 'A text field with its label and error.',
  label: 'A label.',
  input: 'An input.',
  error: 'The error message of a field.',
  'button-suggestion': "Below an error: puts in what may be meant, such as 'Use 6135550123'.",
  button: 'The main button.',
  note: 'The strip of the test mode, and the line that leads to the privacy page.',
  status: 'Why a request was not sent, or that it was sent after all.',
  assurance: 'Below the button: when the business answers, and what it costs to ask.',
  'thank-you': 'The thank-you that takes the place of the form.',
  receipt: 'The card in the thank-you: reference, and for an estimate the price with all it rests on.',
  reference: "The lead's reference in the thank-you.",
  'button-secondary': "Another button, such as 'Print' of the thank-you.",
  added: 'The line of the receipt that says what the visitor added to the lead.',
  visit: "The card 'When can we come by?' in the thank-you.",
  'half-day': 'A half-day to choose for a visit.',
  photos: "The card 'Add photos' in the thank-you.",
  photo: 'A photo with its description.',
} as const;
