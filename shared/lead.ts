import { z } from 'zod';
import { cleanText } from './clean-text';
import type { valueNames } from './contact-fields';
import { weekdays } from './contact-time';
import { projectSchema } from './estimate-body';
import { leadIdPattern } from './lead-id';
import { limits } from './limits';
import { sum } from './sum';

/** Without control characters, which would have six times their size in JSON. */
const plainText = z.string().overwrite(cleanText);
const upTo = (characters: number) => plainText.max(characters, `must have at most ${characters} characters`);
const shortText = upTo(limits.shortText).default('');
const pageText = upTo(limits.pageText);
const amount = z.number().min(0).max(limits.price, `must be at most ${limits.price}`);
const leadId = z.string().regex(leadIdPattern, 'must be 26 characters of Crockford base32 (128 bits)');
const fieldName = upTo(limits.fieldName).optional();
const room = z.union([z.number(), upTo(limits.fieldName)]).optional();

const ownField = z.object({
  name: plainText,
  label: plainText.meta({ description: 'What the page calls it.' }),
  value: plainText,
});

const price = z.object({
  totalCost: amount.meta({ description: "In the business's currency, as shown to the visitor." }),
  originalCost: amount.meta({ description: 'Before the minimum order.' }),
  minimumOrder: z.number().min(0),
  minimumApplied: z.boolean(),
  low: z.number().min(0).nullable().meta({ description: 'After a visit usually at least.' }),
  high: z.number().min(0).nullable().meta({ description: 'After a visit usually at most.' }),
  lines: z
    .array(
      z.object({
        label: upTo(limits.shortText),
        amount: z.number(),
        field: fieldName,
        room,
        size: z.number().min(0).optional().meta({
          description: 'What is painted: pieces of a count, feet of a length, else square feet.',
        }),
      }),
    )
    .max(limits.priceLines)
    .meta({
      description: 'What the price is made of: which field of which room, or the words of the service.',
    }),
  assumed: z
    .array(z.object({ wallSqft: z.number().min(0), field: fieldName, room }))
    .max(limits.priceLines)
    .meta({
      description:
        'Areas that were assumed, in square feet: the wall figure, that of `field`, or the walls of a room or home whose ceiling or trim (`field`) is painted alone.',
    }),
  validUntil: z.iso.date().nullable(),
});

/**
 * A lead: in the tags' mails, posted to `lead-url` and `POST /api/leads`, in the store, and sent by webhooks and the
 * export. Published as docs/lead.schema.json.
 */
export const leadSchema = z.object({
  leadId: leadId.meta({ description: 'Identifies the lead everywhere; a repeated one is the same lead.' }),
  reference: z
    .string()
    .default('')
    .meta({ description: 'The short form of the id that people use: 7K2Q-M4.' }),
  replaces: leadId
    .nullable()
    .default(null)
    .meta({ description: 'The lead that these changed values replace.' }),
  kind: z
    .enum(['contact', 'estimate'], 'must be contact or estimate')
    .meta({ description: 'contact: the quote form; estimate: the estimator.' }),
  createdAt: z.iso
    .datetime('must be an ISO date and time in UTC')
    .nullable()
    .default(null)
    .meta({ description: 'When the visitor pressed the button, by their clock.' }),
  values: z
    .object(
      {
        name: upTo(2 * limits.shortText + 1).default(''),
        firstName: upTo(limits.shortText).optional(),
        familyName: upTo(limits.shortText).optional(),
        email: shortText,
        phone: shortText,
        address: shortText,
        message: upTo(limits.message).default(''),
      } satisfies Record<(typeof valueNames)[number], z.ZodType>,
      'must be an object',
    )
    .meta({
      description: 'What the visitor typed, by field; an estimate has the two parts of the name, too.',
    }),
  fields: z
    .array(ownField)
    .max(limits.ownFields, `must be at most ${limits.ownFields} fields`)
    .refine(
      (fields) => ownFieldCharacters(fields) <= limits.ownFieldCharacters,
      `must have at most ${limits.ownFieldCharacters} characters together`,
    )
    .default([])
    .meta({ description: "The page's own fields, in their order; several may have one name." }),
  project: projectSchema.nullable().default(null).meta({
    description: 'What is to be painted, as sent to the estimate service; null for the quote form.',
  }),
  price: price.nullable().default(null).meta({ description: 'The price that an estimator gave.' }),
  previous: z
    .object({ project: projectSchema, totalCost: amount })
    .nullable()
    .default(null)
    .meta({ description: 'The last price of the same visitor, which this one revises.' }),
  promise: z
    .enum(['today', 'tomorrow', ...weekdays])
    .nullable()
    .default(null)
    .meta({ description: 'The day on which the visitor was told they will hear from the business.' }),
  language: upTo(limits.shortText).default('en').meta({ description: 'What the visitor read the form in.' }),
  source: pageText.default('').meta({ description: 'Who embeds the tag: its attribute `source`.' }),
  attribution: z
    .record(z.string().max(limits.fieldName), upTo(limits.attributionText))
    .overwrite((parts) => Object.fromEntries(Object.entries(parts).slice(0, limits.attributionParts)))
    .default({})
    .meta({ description: 'Where the visitor came from: utm_source and the like, landing, referrer.' }),
  page: pageText.default('').meta({ description: 'The page with the form, without query and fragment.' }),
  consent: z
    .object({
      text: pageText.meta({ description: 'The words the visitor saw.' }),
      answer: z.boolean().meta({ description: 'Whether the visitor said yes.' }),
      givenAt: z.iso.datetime(),
    })
    .nullable()
    .default(null),
  signs: z
    .object({ seconds: z.number().min(0).nullable(), hidden: pageText })
    .optional()
    .meta({
      description:
        'Signs of a program: seconds from the opening of the page to the press, and what stood in the field that people do not see. Not stored.',
    }),
  test: z.boolean().default(false).meta({ description: 'Whether this only tries the way.' }),
  texts: z.record(z.string().max(limits.fieldName), plainText).default({}).meta({
    description: 'Of a lead that came as a mail without this record: the texts of the mail, by parameter.',
  }),
});

/** A lead with everything in it. */
export type Lead = z.infer<typeof leadSchema>;

/** A lead as a tag sends it: fields with a default may be left out. */
export type SentLead = z.input<typeof leadSchema>;

/** A field of the page's own, as the visitor filled it in. */
export type OwnField = z.infer<typeof ownField>;

const halfDay = z.object({
  id: z.string().meta({ description: 'Such as 2026-12-01-am.' }),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});

/** A lead in webhooks and the JSON export, with the server's additions. */
export const publishedLeadSchema = leadSchema
  .omit({ signs: true })
  .extend({
    createdAt: z.iso.datetime().meta({ description: 'When the visitor pressed the button.' }),
    receivedAt: z.iso.datetime().meta({ description: 'When the server stored it.' }),
    contactedAt: z.iso.datetime().nullable(),
    stage: z
      .enum(['new', 'contacted', 'won', 'lost'])
      .meta({ description: 'How far the business is with it.' }),
    visit: z
      .object({
        asked: z.array(halfDay).meta({ description: 'The half-days that the visitor asked for.' }),
        note: z.string().meta({ description: 'What the visitor wrote to them.' }),
        askedAt: z.iso.datetime().nullable(),
        isAnswered: z
          .boolean()
          .meta({ description: 'Whether the business has decided since the visitor last asked.' }),
        confirmed: halfDay
          .nullable()
          .meta({ description: 'The half-day that the business confirmed; null if none, or called off.' }),
        decidedAt: z.iso.datetime().nullable(),
      })
      .nullable()
      .meta({ description: 'Null if nobody has asked for a visit or chosen a time.' }),
    photos: z
      .array(
        z.object({
          url: z.string().meta({
            description: 'Opens the picture (JPEG) for 14 days from this call or export, without signing in.',
          }),
          description: z.string(),
          addedAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'The photos that the visitor added.' }),
    notNowAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When the visitor last said 'Not now' on the page of the estimate." }),
    suspect: z.string().meta({ description: 'Why this may be no real request; empty for all others.' }),
    note: z.string().meta({ description: 'What the business noted of it.' }),
    outcome: z
      .object({
        result: z.enum(['won', 'lost']),
        decidedAt: z.iso.datetime(),
        amount: amount
          .nullable()
          .meta({ description: "Of a won lead: what the client pays, in the business's currency." }),
        reason: z.string().meta({ description: 'Of a lost lead: why; else empty.' }),
      })
      .nullable()
      .meta({ description: 'How it ended; null while it is open.' }),
  })
  .meta({ title: 'Lead', description: 'A request of a visitor, as the business gets it.' });

/** A lead as webhooks and the JSON export send it. */
export type PublishedLead = z.infer<typeof publishedLeadSchema>;

/** The body sent to `WEBHOOK_URL`: when the lead came, and after each change by the business. */
export interface LeadEvent {
  readonly type: 'lead.created' | 'lead.updated';
  /** ISO date and time. */
  readonly timestamp: string;
  readonly data: PublishedLead;
}

function ownFieldCharacters(fields: readonly OwnField[]): number {
  return sum(fields.map(({ name, label, value }) => name.length + label.length + value.length));
}
