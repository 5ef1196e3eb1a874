import { z } from 'zod';
import { leadIdPattern } from './lead-id';

const shortText = z.string().trim().max(300, 'must have at most 300 characters');
const longText = z.string().trim().max(50_000, 'must have at most 50,000 characters');

/** A lead as JSON: what `POST /api/leads` takes, what webhooks and the export send. Published as docs/lead.schema.json. */
export const leadSchema = z.object({
  leadId: z
    .string()
    .regex(leadIdPattern, 'must be 26 characters of Crockford base32 (128 bits)')
    .meta({ description: 'Identifies the lead everywhere; a repeated one is the same lead.' }),
  kind: z
    .enum(['quote', 'estimate'], 'must be quote or estimate')
    .meta({ description: 'quote: the quote form; estimate: the estimator.' }),
  replaces: z
    .string()
    .regex(leadIdPattern, 'must be a lead id')
    .nullable()
    .default(null)
    .meta({ description: 'The lead that these changed values replace.' }),
  client: z.object(
    {
      name: shortText.default(''),
      email: shortText.default(''),
      phone: shortText.default(''),
      address: shortText.default(''),
    },
    'must be an object',
  ),
  message: longText.default('').meta({ description: 'What the visitor wrote.' }),
  estimate: z
    .object({
      totalCost: z.number().min(0).meta({ description: 'Dollars, as shown to the visitor.' }),
      summary: longText.default('').meta({ description: 'What was asked, one field on each line.' }),
      request: z
        .record(z.string(), z.unknown())
        .nullable()
        .default(null)
        .meta({ description: 'What was asked, as sent to POST /api/estimate.' }),
    })
    .nullable()
    .default(null),
  source: z
    .string()
    .trim()
    .max(600, 'must have at most 600 characters')
    .default('')
    .meta({ description: "Where the visitor came from: 'source=…; utm_source=…; referrer=…'." }),
  promise: shortText.default('').meta({ description: 'When the visitor was told they will hear from us.' }),
  consent: z
    .object({
      text: z.string().max(2000).meta({ description: 'The words the visitor saw.' }),
      language: z.string().max(10),
    })
    .nullable()
    .default(null),
});

/** A lead as it was sent, checked. */
export type Lead = z.infer<typeof leadSchema>;

/** A lead as webhooks and the JSON export send it: with what the server added. */
export const publishedLeadSchema = leadSchema
  .extend({
    reference: z.string().meta({ description: 'The short form of the id that people use: 7K2Q-M4.' }),
    receivedAt: z.iso.datetime(),
    contactedAt: z.iso.datetime().nullable(),
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
