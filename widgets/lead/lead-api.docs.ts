import { languageDocs, readyDocs } from '../element/common.docs';

/** What every event of a tag that sends leads says: the kind of its leads, and the tag's `id`. */
export const whose = "leadKind: 'contact' | 'estimate'; tagId: string";

/** Describes what every tag that sends a lead has in common. */
export const leadDocs = {
  attributes: {
    lang: languageDocs,
    'email-url':
      "Base of an EmailJS-compatible service; the call goes to `/api/v1.0/email/send` under it. Default: the business's own.",
    'email-service-id': "The mail service's service id. Default: the business's own.",
    'email-public-key': "The mail service's public key. Default: the business's own.",
    'notification-template': "Template id of the business's mail. Default: the business's own.",
    'confirmation-template': "Template id of the visitor's mail. Default: the business's own.",
    'lead-url':
      "Where each lead is posted as JSON besides the mails, for a CRM or a sheet. Default: the business's own, if any.",
    'thank-you-url':
      'Where the page goes once the lead is sent; only http(s). Without it a thank-you takes the place of the form.',
    'home-url':
      "Where 'Return to Home' leads after the thank-you. Without it there is no such link on other sites than the business's own.",
    'time-zone':
      "By which clock the visitor is told when to expect a call, such as `America/Vancouver`. Default: the business's own.",
    source:
      'Who embeds the tag: travels with the lead as `lead_source`, together with any campaign parameters of the page.',
    mode: '`test` asks for the price and sends no lead: a strip and the console say so, each event has `test: true`, and no conversion is pushed.',
    'data-layer':
      'Pushes `generate_lead` (currency, value of an estimate, lead_kind, lead_reference, tag_id, source) to `window.dataLayer`.',
    'privacy-url': 'The page that says how the lead is used; a line under the button links to it.',
    consent:
      'A checkbox before the button, with the text of the child `slot="consent"` or one of ours; text, time and answer travel with the lead.',
    attribution:
      '`consent` remembers where the visitor came from only once the page sends `painting-consent` to `window`, `off` never.',
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
      detail: `{ ${whose}; stage: 'estimate' | 'notification' | 'confirmation'; status?: number; message: string }`,
      description: 'A call failed.',
    },
  },
} as const;
