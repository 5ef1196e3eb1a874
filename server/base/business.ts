import { z } from 'zod';
import { businessSchema, comesToLook } from '../../shared/business/business-schema';
import { checkData } from '../../shared/check-data';
import { type Job, jobsOf } from '../../shared/jobs/job';
import type { JobForm } from '../../shared/jobs/job-form';
import { jobsSpelt } from '../../shared/jobs/jobs-spelt';
import { jobForm } from '../../shared/jobs/make-form';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { type BusinessTerms, currencySymbol } from '../../shared/money';

/** The fields of `business.json` that the server reads. */
const serverBusinessSchema = z.object(
  businessSchema.pick({
    name: true,
    email: true,
    country: true,
    url: true,
    phone: true,
    timeZone: true,
    host: true,
    brand: true,
    minimumOrder: true,
    estimateValidDays: true,
    currency: true,
    units: true,
    jobs: true,
    retentionDays: true,
    visits: true,
    reminders: true,
    restHours: true,
    openingHours: true,
    contactPromise: true,
    facts: true,
    emailService: true,
  }).shape,
);

/** The business as the server knows it. */
export interface ServerBusiness extends Omit<z.infer<typeof serverBusinessSchema>, 'jobs'> {
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
  facts,
  visits,
}: Pick<ServerBusiness, 'currency' | 'units' | 'jobForms' | 'facts' | 'visits'>): BusinessTerms {
  const symbol = symbols.get(currency) ?? currencySymbol(currency);
  symbols.set(currency, symbol);
  return {
    currencySymbol: symbol,
    areaUnit: units,
    jobs: jobForms,
    comesToLook: comesToLook({ facts, visits }),
  };
}

/** The absolute address of a file of the pages; `path` counts from the base path. */
export function absoluteUrl({ url, host }: Pick<ServerBusiness, 'url' | 'host'>, path: string): string {
  return new URL(`${host.basePath}${path}`, url).href;
}

/** The absolute address of what the server itself answers, such as `leads`. */
export function urlOnServer({ url, host }: Pick<ServerBusiness, 'url' | 'host'>, path: string): string {
  return absoluteUrl({ url: host.server ?? url, host }, path);
}

/** A page or file of the site for the server's own pages: from the base path where the site is at the same host, else absolute. */
export function siteHref(business: Pick<ServerBusiness, 'url' | 'host'>, path: string): string {
  return business.host.server ? absoluteUrl(business, path) : `${business.host.basePath}${path}`;
}

/** The same for a page, whose address ends as the host of the pages has it. */
export function sitePageHref(business: Pick<ServerBusiness, 'url' | 'host'>, page: string): string {
  return siteHref(business, business.host.urls === 'folders' ? `${page}/` : page);
}

/** The business, checked; throws an Error with a line for each missing or invalid field, which names it and the file. */
export function parseServerBusiness(
  value: unknown,
  file = 'site/business.json',
  knownJobs: readonly Job[] = stockJobs,
): ServerBusiness {
  const data = checkData(serverBusinessSchema, value, (path) => `${file}: ${path.join('.') || 'the file'}`);
  const known = jobsSpelt(knownJobs, data.country);
  return {
    ...data,
    jobs: jobsOf(data.jobs, known, file),
    jobForms: known.map((job) => jobForm(job, data.units)),
  };
}
