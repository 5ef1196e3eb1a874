import * as z from 'zod';
import { jobIds } from '../shared/jobs/job';
import { languageCodes } from '../shared/language';
import { visitRulesSchema } from '../shared/visits';
import { publishedSchema } from './published-prices';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

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

/** Optional fields of `site/business.json` and their defaults. */
export const businessRules = {
  /** When the business calls back (docs/behaviour.md#51-the-contact-promise). */
  contactPromise: z
    .strictObject({ closingHour: hour.default(18), closedDays: closedDays.default(['Saturday']) })
    .prefault({}),
  /** In the business's currency (docs/behaviour.md#36-minimum-order). */
  minimumOrder: z.number('must be a number').min(0, 'must be 0 or more').default(350),
  /** Days that an estimate holds; 0 leaves the sentence out. */
  estimateValidDays: wholeNumber.default(30),
  /** Currency code of all prices (docs/behaviour.md#71-money). */
  currency: z.string().refine(isCurrency, 'must be a currency code, such as CAD').default('CAD'),
  /** Languages of the widgets; the first is the default. */
  languages: languages.default(['en', 'fr']),
  /** Unit in which visitors enter wall areas; the estimate service receives square feet. */
  units: z.enum(['sq ft', 'm²'], 'must be sq ft or m²').default('sq ft'),
  /** Ids of the jobs that the estimator offers, from `shared/jobs/`. */
  jobs: jobIds,
  published: publishedSchema,
  warrantyYears: wholeNumber.default(2),
  /** Hours within which the business answers on business days. */
  answerHours: wholeNumber.default(24),
  /** Years in business, as the pages state it: 'over 20 years'. */
  yearsInOperation: wholeNumber.default(20),
  /** Years of all painters together; 0 leaves it off the pages. */
  combinedExperienceYears: wholeNumber.default(50),
  isFamilyOwned: z.boolean('must be true or false').default(true),
  /** As the pages show it, such as 'Fully insured'. */
  insurance: z.string().default('Fully insured'),
  /** Days until our server erases a lead; 0 keeps leads. The privacy page states it. */
  retentionDays: wholeNumber.default(730),
  /** When visits are offered (docs/behaviour.md#54-visits); without it none are. */
  visits: visitRulesSchema.optional(),
  certifications: z.array(z.string().trim().min(1, 'must not be empty')).default([]),
};

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
