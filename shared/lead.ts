import { z } from 'zod';
import { leadIdPattern } from './lead-id';

const shortText = z.string().trim().max(300, 'must have at most 300 characters');
/** Dollars. No home costs more to paint, and thousands of such prices still add up exactly. */
export const maximumPrice = 10_000_000;

/** Enough for any form, and few enough for a mail. */
const maximumOwnFields = 30;
const maximumFieldNameCharacters = 60;

const longText = z.string().trim().max(50_000, 'must have at most 50,000 characters');

/**
 * A lead as JSON: what the tags post to `lead-url` and `POST /api/leads` takes, what webhooks and the export send. Published
 * as docs/lead.schema.json.
 */
export const leadSchema = z.object({
  leadId: z
    .string()
    .regex(leadIdPattern, 'must be 26 characters of Crockford base32 (128 bits)')
    .meta({ description: 'Identifies the lead everywhere; a repeated one is the same lead.' }),
  reference: z
    .string()
    .default('')
    .meta({ description: 'The short form of the id that people use: 7K2Q-M4.' }),
  replaces: z
    .string()
    .regex(leadIdPattern, 'must be a lead id')
    .nullable()
    .default(null)
    .meta({ description: 'The lead that these changed values replace.' }),
  kind: z
    .enum(['quote', 'estimate'], 'must be quote or estimate')
    .meta({ description: 'quote: the quote form; estimate: the estimator.' }),
  createdAt: z.iso
    .datetime('must be an ISO date and time in UTC')
    .nullable()
    .default(null)
    .meta({ description: 'When the visitor pressed the button, by their clock.' }),
  values: z
    .object(
      {
        name: shortText.default(''),
        email: shortText.default(''),
        phone: shortText.default(''),
        address: shortText.default(''),
        message: longText.default(''),
      },
      'must be an object',
    )
    .catchall(longText)
    .refine(
      hasFewFields,
      `must have at most ${maximumOwnFields} fields of the page's own, with names of at most ${maximumFieldNameCharacters} characters`,
    )
    .meta({ description: 'What the visitor typed, by field; a page may have fields of its own.' }),
  price: z
    .object({
      totalCost: z
        .number()
        .min(0)
        .max(maximumPrice, 'must be at most 10,000,000')
        .meta({ description: 'Dollars, as shown to the visitor.' }),
      summary: longText.default('').meta({ description: 'What was asked, one field on each line.' }),
      request: z
        .record(z.string(), z.unknown())
        .nullable()
        .default(null)
        .meta({ description: 'What was asked, as sent to POST /api/estimate.' }),
    })
    .nullable()
    .default(null)
    .meta({ description: 'The price that an estimator gave; null for a quote.' }),
  source: z
    .string()
    .max(2000, 'must have at most 2,000 characters')
    .default('')
    .meta({ description: 'Who embeds the tag: its attribute `source`.' }),
  attribution: z
    .record(z.string(), longText)
    .default({})
    .meta({ description: 'Where the visitor came from: utm_source and the like, landing, referrer.' }),
  page: longText.default('').meta({ description: 'The page with the form, without query and fragment.' }),
  language: z.string().max(20).default('en').meta({ description: 'What the visitor read the form in.' }),
  test: z.boolean().default(false).meta({ description: 'Whether this only tries the way.' }),
  promise: shortText.default('').meta({ description: 'When the visitor was told they will hear from us.' }),
  consent: z
    .object({
      text: z.string().max(2000).meta({ description: 'The words the visitor saw.' }),
      language: z
        .string()
        .max(10)
        .default('')
        .meta({ description: 'Of the words; empty where it is that of the form.' }),
      answer: z.boolean().default(true).meta({ description: 'Whether the visitor said yes.' }),
      givenAt: z.iso
        .datetime()
        .nullable()
        .default(null)
        .meta({ description: 'When; null where that is `createdAt`.' }),
    })
    .nullable()
    .default(null),
});

/** The five fields of every lead count too, and are never more than a few. */
function hasFewFields(values: object): boolean {
  const own = Object.keys(values).filter(
    (name) => !['name', 'email', 'phone', 'address', 'message'].includes(name),
  );
  return own.length <= maximumOwnFields && own.every((name) => name.length <= maximumFieldNameCharacters);
}

/** A lead as a page posts it: what has a default may be left out. */
export type PostedLead = z.input<typeof leadSchema>;

/** A lead as it was sent, checked. */
export type Lead = z.infer<typeof leadSchema>;

/** A lead as webhooks and the JSON export send it: with what the server added. */
export const publishedLeadSchema = leadSchema
  .extend({
    createdAt: z.iso.datetime().meta({ description: 'When the visitor pressed the button.' }),
    receivedAt: z.iso.datetime().meta({ description: 'When the server stored it.' }),
    contactedAt: z.iso.datetime().nullable(),
    suspect: z.string().meta({ description: 'Why this may be no real request; empty for all others.' }),
  })
  .meta({ title: 'Lead', description: 'A request of a visitor, as the business gets it.' });

/** A lead as webhooks and the JSON export send it. */
export type PublishedLead = z.infer<typeof publishedLeadSchema>;

/** What is sent to `WEBHOOK_URL`. */
export interface LeadEvent {
  readonly type: 'lead.created';
  /** ISO date and time. */
  readonly timestamp: string;
  readonly data: PublishedLead;
}
