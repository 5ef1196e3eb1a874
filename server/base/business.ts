import { z } from 'zod';
import { jobsSpelt } from '../../shared/american-spelling';
import { brandSchema } from '../../shared/brand/brand-schema';
import { type Job, jobIds, jobsOf } from '../../shared/jobs/job';
import type { JobForm } from '../../shared/jobs/job-form';
import { jobForm } from '../../shared/jobs/make-form';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { type BusinessTerms, currencySymbol } from '../../shared/money';
import { visitRulesSchema } from '../../shared/visit-rules';

const text = z.string().trim().min(1, 'must not be empty');

const businessSchema = z.object({
  name: text,
  email: z.email('must be an e-mail address'),
  country: z.string().optional(),
  url: z.url('must be a whole web address'),
  phone: z.object({ shown: text, dialled: text }),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone name, such as America/Toronto'),
  /** Base path of the site and its services; `/` if there is none. */
  host: z.object({ basePath: z.string().default('/') }).prefault({}),
  brand: brandSchema,
  minimumOrder: z.number().min(0).default(350),
  currency: z.string().default('CAD'),
  units: z.enum(['sq ft', 'm²']).default('sq ft'),
  /** The jobs that the business does, by id. */
  jobs: jobIds,
  /** Days after which a lead is erased; 0 keeps it. */
  retentionDays: z.int('must be a whole number').min(0, 'must be 0 or more').default(730),
  /** When the business makes visits; without it no times are offered. */
  visits: visitRulesSchema.optional(),
  emailService: z.object({
    serviceId: text,
    publicKey: text,
    templates: z.object({
      contactNotification: text,
      contactConfirmation: text,
      estimatorTeam: text,
      estimatorCustomer: text,
    }),
  }),
});

/** The part of `business.json` that the server reads. */
export interface ServerBusiness extends Omit<z.infer<typeof businessSchema>, 'jobs'> {
  /** The jobs that the business does. */
  readonly jobs: readonly Job[];
  /** The texts of all jobs that have a file: a lead may be for one no longer offered. */
  readonly jobForms: readonly JobForm[];
}

/** The four mails (docs/behaviour.md#42-the-four-mails), by their names under `templates` in `business.json`. */
export type TemplateName = keyof ServerBusiness['emailService']['templates'];

/** Cached: each mail needs it, and creating its formatter takes longer than the rest of the mail. */
const symbols = new Map<string, string>();

/** The business's settings that prices and receipts use. */
export function termsOf({
  currency,
  units,
  jobForms,
}: Pick<ServerBusiness, 'currency' | 'units' | 'jobForms'>): BusinessTerms {
  const symbol = symbols.get(currency) ?? currencySymbol(currency);
  symbols.set(currency, symbol);
  return { currencySymbol: symbol, areaUnit: units, jobs: jobForms };
}

/** The absolute address of a page of the server; `path` counts from the base path. */
export function pageAddress({ url, host }: Pick<ServerBusiness, 'url' | 'host'>, path: string): string {
  return new URL(`${host.basePath}${path}`, url).href;
}

/** The business, checked; throws an Error that names its file and the first invalid field. */
export function parseBusiness(
  value: unknown,
  file = 'site/business.json',
  knownJobs: readonly Job[] = stockJobs,
): ServerBusiness {
  const result = businessSchema.safeParse(value);
  if (result.success) {
    const { data } = result;
    const known = jobsSpelt(knownJobs, data.country);
    return {
      ...data,
      jobs: jobsOf(data.jobs, known, file),
      jobForms: known.map((job) => jobForm(job, data.units)),
    };
  }
  const issue = result.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
