import * as z from 'zod';
import { weekdays } from '../contact-time';
import { jobIds } from '../jobs/job';
import { remindersSchema } from '../reminder-rules';
import { text } from '../schema-parts';
import { languageCodes } from '../texts';
import { visitRulesSchema } from '../visit-rules';
import { openingHoursSchema } from './opening-hours';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 07:00');
const wholeNumber = z.int('must be a whole number').min(0, 'must be 0 or more');
const hour = z
  .int('must be a whole hour')
  .min(1, 'must be an hour from 1 to 24')
  .max(24, 'must be an hour from 1 to 24');

const closedDays = z
  .array(z.enum(weekdays, `must be one of ${weekdays.join(', ')}`))
  .refine((days) => new Set(days).size < weekdays.length, 'must leave one day on which the business is open');

const languages = z
  .array(z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`))
  .min(1, 'must name at least one language');

const amount = z.number('must be a number').positive('must be more than 0');
const lowest = amount.meta({ title: 'Lowest, in dollars' });
const highest = amount.meta({ title: 'Highest, in dollars' });
const wholeAmount = z.int('must be a whole number').min(1, 'must be 1 or more');
const pagePath = z.string().regex(/^\/[\w/-]*$/, 'must be the path of a page, such as /residential');
const fewest = wholeAmount.meta({ title: 'Fewest' });
const most = wholeAmount.meta({ title: 'Most' });
const yes = z.boolean('must be true or false');

function isRange({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from <= to;
}

const rangeError = { path: ['to'], error: 'must not be less than "from"' };

/**
 * Figures and promises that the pages may state. None has a default: texts are made from them, and a sentence
 * whose fact is missing is left out. The titles are the labels of the editor; areas are in `units`.
 */
export const factsSchema = z.strictObject({
  interiorRate: z
    .strictObject({ from: lowest, to: highest })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'Price of interior painting, by the square foot of floor, without tax' }),
  exteriorRate: z
    .strictObject({ from: lowest, to: highest })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'Price of exterior painting, by the square foot of wall, without tax' }),
  homeExample: z
    .strictObject({ area: amount.meta({ title: 'Its area' }), from: lowest, to: highest })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'What the interior of a home costs' }),
  coloursIncluded: z
    .strictObject({ from: fewest, to: most })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'How many paint colours add no cost' }),
  houseTime: z
    .strictObject({ painters: wholeAmount.meta({ title: 'Painters' }), from: fewest, to: most })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'Painters and working hours that a house takes' }),
  exteriorDays: z
    .strictObject({ from: fewest, to: most })
    .refine(isRange, rangeError)
    .optional()
    .meta({ title: 'Days that an exterior takes' }),
  oneDayPainting: z
    .strictObject({
      days: wholeAmount.meta({ title: 'Days of work' }),
      turnaroundDays: wholeAmount.meta({ title: 'Days until it is done' }),
    })
    .optional()
    .meta({ title: "'1 Day Painting': days of work, and days until it is done" }),
  isFurnitureMovedAtExtraCost: yes.optional().meta({ title: 'We move furniture at an extra cost' }),
  hasFreeQuote: yes.optional().meta({ title: 'We come and look for free, and put the quote in writing' }),
  itemizesQuotes: yes.optional().meta({ title: 'Each quote lists surfaces, coats, products and tax' }),
  includesMaterials: yes.optional().meta({ title: 'Paint and materials are in the price' }),
  clientsChooseDay: yes.optional().meta({ title: 'Clients choose the day of the work' }),
  helpsWithColours: yes.optional().meta({ title: 'We help clients choose colours' }),
  protectsAndPrepares: yes
    .optional()
    .meta({ title: 'We cover floors and furniture, and fill, sand and prime what needs it' }),
  cleansUp: yes.optional().meta({ title: 'We take off the tape, vacuum and put everything back' }),
  leavesLabelledPaint: yes.optional().meta({ title: 'We leave the leftover paint, labelled' }),
  walksThroughWork: yes.optional().meta({ title: 'We walk through the finished work with the client' }),
  warrantyYears: wholeAmount.optional().meta({ title: 'Years of warranty' }),
  fixesFaultsForFree: yes.optional().meta({ title: 'We fix faults within the warranty for free' }),
  hasSatisfactionGuarantee: yes.optional().meta({ title: 'We guarantee satisfaction' }),
  usesPremiumPaint: yes.optional().meta({ title: 'We use premium paint' }),
  answerHours: wholeAmount.optional().meta({ title: 'Hours within which we answer on business days' }),
  yearsInOperation: wholeAmount.optional().meta({ title: "Years in business, as in 'over 20 years'" }),
  combinedExperienceYears: wholeAmount
    .optional()
    .meta({ title: 'Years of experience of all painters together' }),
  isFamilyOwned: yes.optional().meta({ title: 'We are family-owned' }),
  insurance: text.optional().meta({ title: "Insurance, such as 'Fully insured'" }),
});

/** The figures and promises of a business. */
export type Facts = z.infer<typeof factsSchema>;

/** Optional fields of `site/business.json` and their defaults. */
export const businessRules = {
  /** When the business calls back (docs/behaviour.md#51-the-contact-promise). */
  contactPromise: z
    .strictObject({
      closingHour: hour.default(18).meta({ title: 'Hour at which the day ends' }),
      closedDays: closedDays.default(['Saturday']).meta({ title: 'Days off' }),
    })
    .prefault({})
    .meta({ title: 'When you call back, without opening hours' }),
  /** Shown on the contact page, in the footer and to search engines; the contact promise follows them. */
  openingHours: openingHoursSchema.optional().meta({ title: 'Opening hours' }),
  /** In the business's currency (docs/behaviour.md#36-minimum-order). */
  minimumOrder: z
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .default(350)
    .meta({ title: 'Smallest order, in dollars' }),
  /** Number of days for which an estimate holds; with 0 it states no last day. */
  estimateValidDays: wholeNumber.default(30).meta({ title: 'Days for which an estimate holds' }),
  /** Currency code of all prices (docs/behaviour.md#71-money). */
  currency: z
    .string()
    .refine(isCurrency, 'must be a currency code, such as CAD')
    .default('CAD')
    .meta({ title: 'Currency' }),
  /** Languages of the widgets; the first is the default. */
  languages: languages
    .default(['en', 'fr'])
    .meta({ title: 'Languages, the first of them that of the pages' }),
  /** Unit in which visitors enter wall areas; the estimate service receives square feet. */
  units: z.enum(['sq ft', 'm²'], 'must be sq ft or m²').default('sq ft').meta({ title: 'Unit of areas' }),
  /** Ids of the jobs that the estimator offers: those of `shared/jobs/`, and the business's own in `jobs`. */
  jobs: jobIds.meta({ title: 'Jobs that visitors can price' }),
  /** Jobs whose prices the business has read and charges, although they are those that come with the product. */
  confirmedPrices: z
    .array(text.meta({ choices: 'jobs' }))
    .default([])
    .meta({ title: 'Jobs whose prices, though ours, you charge' }),
  facts: factsSchema.default({}).meta({ title: 'What the pages may promise' }),
  /** Days until our server erases a lead; 0 keeps leads. The privacy page states it. */
  retentionDays: wholeNumber.default(730).meta({ title: 'Days until a lead is erased' }),
  /** When visits are offered (docs/behaviour.md#54-visits); without it none are. */
  visits: visitRulesSchema.optional().meta({ title: 'When you visit' }),
  /** In these hours no phone of the business is told of anything; it is told when they end. */
  restHours: z
    .strictObject({
      from: timeOfDay.meta({ title: 'Silent from' }),
      to: timeOfDay.meta({ title: 'Silent until' }),
    })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: 'must not be the same as "from"' })
    .optional()
    .meta({ title: 'When your phone stays silent', description: 'Such as 21:00 to 07:00.' }),
  /** Reminders of an estimate (docs/behaviour.md#126-reminders); none unless the business wants them. */
  reminders: remindersSchema.default([]).meta({
    title: 'Reminders of an estimate',
    description: 'At most two, such as { "days": 3 } and { "days": 14 }; none if left out.',
  }),
  certifications: z
    .array(text)
    .default([])
    .meta({ title: 'Licences and certificates', entry: 'licence or certificate' }),
  /** Addresses of pages that are gone, and the pages that they lead to. */
  redirects: z
    .array(
      z.strictObject({
        from: pagePath.meta({ title: 'Former address' }),
        to: pagePath.meta({ title: 'Leads to' }),
      }),
    )
    .default([])
    .meta({
      title: 'Former addresses',
      entry: 'former address',
      description: 'Such as /services/decks, which leads to /residential.',
    }),
};

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
