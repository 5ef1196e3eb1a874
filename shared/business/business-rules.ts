import * as z from 'zod';
import { weekdays } from '../contact-time';
import { jobIds } from '../jobs/job';
import { text } from '../schema-parts';
import { languageCodes } from '../texts';
import { visitRulesSchema } from '../visit-rules';
import { openingHoursSchema } from './opening-hours';

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
const wholeAmount = z.int('must be a whole number').min(1, 'must be 1 or more');
const yes = z.boolean('must be true or false');

function isRange({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from <= to;
}

const rangeError = { path: ['to'], error: 'must not be less than "from"' };

/**
 * Figures and promises that the pages may state. None has a default: texts are made from them, and a sentence
 * whose fact is missing is left out.
 */
export const factsSchema = z.strictObject({
  /** Price of interior painting by the square foot, or by the square metre where `units` says so; without tax. */
  interiorRate: z.strictObject({ from: amount, to: amount }).refine(isRange, rangeError).optional(),
  /** The same for exterior painting. */
  exteriorRate: z.strictObject({ from: amount, to: amount }).refine(isRange, rangeError).optional(),
  /** Interior price of a home; `area` is its floor area in `units`. */
  homeExample: z
    .strictObject({ area: amount, from: amount, to: amount })
    .refine(isRange, rangeError)
    .optional(),
  /** Numbers of paint colours that add no cost. */
  coloursIncluded: z
    .strictObject({ from: wholeAmount, to: wholeAmount })
    .refine(isRange, rangeError)
    .optional(),
  /** Working hours that this many painters need for a house. */
  houseTime: z
    .strictObject({ painters: wholeAmount, from: wholeAmount, to: wholeAmount })
    .refine(isRange, rangeError)
    .optional(),
  exteriorDays: z.strictObject({ from: wholeAmount, to: wholeAmount }).refine(isRange, rangeError).optional(),
  /** The service named after the days it takes, such as '1 Day Painting'. */
  oneDayPainting: z.strictObject({ days: wholeAmount, turnaroundDays: wholeAmount }).optional(),
  isFurnitureMovedAtExtraCost: yes.optional(),
  /** Whether it comes by to look, for free, and puts the quote in writing. */
  hasFreeQuote: yes.optional(),
  /** Whether every quote lists surfaces, coats, products and tax. */
  itemizesQuotes: yes.optional(),
  /** Whether paint and materials are in the price. */
  includesMaterials: yes.optional(),
  /** Whether clients choose the day of the work. */
  clientsChooseDay: yes.optional(),
  helpsWithColours: yes.optional(),
  /** Whether it covers floors and furniture, and fills, sands and primes what needs it. */
  protectsAndPrepares: yes.optional(),
  /** Whether it takes off the tape, vacuums and puts everything back. */
  cleansUp: yes.optional(),
  leavesLabelledPaint: yes.optional(),
  /** Whether it walks through the finished work with the client. */
  walksThroughWork: yes.optional(),
  warrantyYears: wholeAmount.optional(),
  /** Whether faults within the warranty are fixed for free. */
  fixesFaultsForFree: yes.optional(),
  hasSatisfactionGuarantee: yes.optional(),
  usesPremiumPaint: yes.optional(),
  /** Hours within which the business answers on business days. */
  answerHours: wholeAmount.optional(),
  /** Years in business, as the pages state it: 'over 20 years'. */
  yearsInOperation: wholeAmount.optional(),
  /** Years of all painters together. */
  combinedExperienceYears: wholeAmount.optional(),
  isFamilyOwned: yes.optional(),
  /** As the pages show it, such as 'Fully insured'. */
  insurance: text.optional(),
});

/** The figures and promises of a business. */
export type Facts = z.infer<typeof factsSchema>;

/** Optional fields of `site/business.json` and their defaults. */
export const businessRules = {
  /** When the business calls back (docs/behaviour.md#51-the-contact-promise). */
  contactPromise: z
    .strictObject({ closingHour: hour.default(18), closedDays: closedDays.default(['Saturday']) })
    .prefault({}),
  /** Shown on the contact page, in the footer and to search engines; the contact promise follows them. */
  openingHours: openingHoursSchema.optional(),
  /** In the business's currency (docs/behaviour.md#36-minimum-order). */
  minimumOrder: z.number('must be a number').min(0, 'must be 0 or more').default(350),
  /** Number of days for which an estimate holds; with 0 it states no last day. */
  estimateValidDays: wholeNumber.default(30),
  /** Currency code of all prices (docs/behaviour.md#71-money). */
  currency: z.string().refine(isCurrency, 'must be a currency code, such as CAD').default('CAD'),
  /** Languages of the widgets; the first is the default. */
  languages: languages.default(['en', 'fr']),
  /** Unit in which visitors enter wall areas; the estimate service receives square feet. */
  units: z.enum(['sq ft', 'm²'], 'must be sq ft or m²').default('sq ft'),
  /** Ids of the jobs that the estimator offers: those of `shared/jobs/`, and the business's own in `jobs`. */
  jobs: jobIds,
  /** Jobs whose prices the business has read and charges, although they are those that come with the product. */
  confirmedPrices: z.array(text).default([]),
  facts: factsSchema.default({}),
  /** Days until our server erases a lead; 0 keeps leads. The privacy page states it. */
  retentionDays: wholeNumber.default(730),
  /** When visits are offered (docs/behaviour.md#54-visits); without it none are. */
  visits: visitRulesSchema.optional(),
  certifications: z.array(text).default([]),
};

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
