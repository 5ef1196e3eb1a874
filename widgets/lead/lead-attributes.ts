import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The attributes of every tag that sends a lead: quote form, quote modal and estimator (docs/tags.md#attributes). */
export const leadAttributes = {
  lang: languageAttribute,
  'email-url': {
    kind: 'url',
    relativeTo: 'script',
    description:
      "Base of an EmailJS-compatible service; the call goes to `/api/v1.0/email/send` under it. Default: the business's own.",
  },
  'email-service-id': {
    kind: 'text',
    description: "The mail service's service id. Default: the business's own.",
  },
  'email-public-key': {
    kind: 'text',
    description: "The mail service's public key. Default: the business's own.",
  },
  'notification-template': {
    kind: 'text',
    description: "Template id of the business's mail. Default: the business's own.",
  },
  'confirmation-template': {
    kind: 'text',
    description: "Template id of the visitor's mail. Default: the business's own.",
  },
  'thank-you-url': {
    kind: 'url',
    relativeTo: 'page',
    description: 'Where success leads; only http(s). Without it the thank-you stands in place of the form.',
  },
  source: {
    kind: 'text',
    description:
      'Who embeds the tag: travels with the lead as `lead_source`, with campaign parameters of the page where there are any.',
  },
  mode: {
    kind: 'choice',
    values: ['live', 'test'],
    default: 'live',
    description: '`test` validates, shows and emits everything and sends nothing.',
  },
  'data-layer': {
    kind: 'boolean',
    description: 'Pushes `generate_lead` (value, currency, source; no personal data) to `window.dataLayer`.',
  },
} as const satisfies AttributeTable;
