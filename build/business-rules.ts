import * as z from 'zod';
import { languageCodes } from '../shared/language';

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

/** The rules of a business, as fields of `site/business.json` that may be left out; then these values hold. */
export const businessRules = {
  /** When the business promises to call (docs/behaviour.md#51-the-contact-promise). */
  contactPromise: z
    .strictObject({ closingHour: hour.default(18), closedDays: closedDays.default(['Saturday']) })
    .prefault({}),
  /** In the currency (docs/behaviour.md#36-minimum-order). */
  minimumOrder: z.number('must be a number').min(0, 'must be 0 or more').default(350),
  /** For how many days a price of the estimator holds; with 0 nothing is said of it. */
  estimateValidDays: wholeNumber.default(30),
  /** The code of the currency of all prices (docs/behaviour.md#71-money). */
  currency: z.string().refine(isCurrency, 'must be a currency code, such as CAD').default('CAD'),
  /** The languages of the widgets; the first is spoken where a page names none of them. */
  languages: languages.default(['en', 'fr']),
  /** The unit in which visitors give wall areas; the estimate service gets square feet. */
  units: z.enum(['sq ft', 'm²'], 'must be sq ft or m²').default('sq ft'),
  warrantyYears: wholeNumber.default(2),
  /** Within how many hours a request is answered on business days. */
  answerHours: wholeNumber.default(24),
  /** For how many years the business has worked, as its pages say it: 'over 20 years'. */
  yearsInOperation: wholeNumber.default(20),
  /** Of all its painters together; 0 where the pages should not speak of it. */
  combinedExperienceYears: wholeNumber.default(50),
  isFamilyOwned: z.boolean('must be true or false').default(true),
  /** Such as 'Fully insured', as the pages show it. */
  insurance: z.string().default('Fully insured'),
  /** Days after which our server erases a lead; 0 keeps it. The privacy page says it. */
  retentionDays: wholeNumber.default(730),
  certifications: z.array(z.string().trim().min(1, 'must not be empty')).default([]),
};

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
