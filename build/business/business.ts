import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BusinessSettings, KnownPlaces } from 'virtual:business-settings';
import { readJobs } from '../../server/base/job-files';
import { type Business, businessSchema } from '../../shared/business/business-schema';
import { promisedHours } from '../../shared/business/opening-hours';
import { checkData, parseJsonFile } from '../../shared/check-data';
import { fixedJobs, jobsOf } from '../../shared/jobs/job';
import type { JobForm } from '../../shared/jobs/job-form';
import { jobsSpelt } from '../../shared/jobs/jobs-spelt';
import { jobForm } from '../../shared/jobs/make-form';
import { currencySymbol } from '../../shared/money';
import { type Language, languageCodes } from '../../shared/texts';
import { businessFolder } from './folders';
import { nameFromRoot } from './from-root';
import { hostFromEnvironment, serviceHref } from './host-settings';
import { foundPlaces } from './towns';

/** Absolute path of the business's `business.json`. */
export const businessFile = join(businessFolder, 'business.json');

/**
 * Reads and checks the business; throws one error that lists every missing or wrong field. `SITE_URLS` and
 * `SITE_BASE_PATH` override its `host`.
 */
export function readBusiness(file: string = businessFile): Business {
  const name = nameFromRoot(file);
  const business = parseBusiness(readFileSync(file, 'utf8'), name);
  jobsOf(business.jobs, readJobs(dirname(file)), name);
  return { ...business, host: hostFromEnvironment(business.host) };
}

/**
 * Parses and checks a business; throws one error with a line per mistake, each starting with the file's
 * `name`.
 */
export function parseBusiness(json: string, name = 'site/business.json'): Business {
  const data = parseJsonFile(json, name);
  return checkData(businessSchema, data, (path) => `${name}: ${path.join('.') || 'the file'}`);
}

/** The settings that the widgets need, flattened for the bundle. */
export function widgetSettings(business: Business): BusinessSettings {
  const { emailService, estimateService, host, leadService, maps, serviceArea, url } = business;
  const { name, timeZone, contactPromise, openingHours, minimumOrder, estimateValidDays } = business;
  const { currency, facts, languages, visits } = business;
  return {
    name,
    url,
    emailUrl: serviceHref(emailService.url, host),
    emailServiceId: emailService.serviceId,
    emailPublicKey: emailService.publicKey,
    templates: emailService.templates,
    estimateUrl: serviceHref(estimateService.url, host),
    ...(leadService && { leadUrl: serviceHref(leadService.url, host) }),
    ...(host.server && { serverUrl: host.server }),
    timeZone,
    ...(openingHours ? promisedHours(openingHours) : contactPromise),
    minimumOrder,
    answerTime: answerTimes(facts.answerHours),
    estimateValidDays,
    currency,
    currencySymbol: currencySymbol(currency),
    languages,
    mapsApiKey: maps.apiKey,
    latitude: serviceArea.latitude,
    longitude: serviceArea.longitude,
    zoom: serviceArea.zoom,
    radiusKm: serviceArea.radiusKm,
    ...(visits?.bookingUrl && { bookingUrl: visits.bookingUrl }),
    ...(serviceArea.postalCodes && { postalCodes: serviceArea.postalCodes.join() }),
  };
}

/** The jobs that the business in a folder does, as visitors see them. */
export function widgetJobs(
  { country, jobs, units, languages, estimateService }: Business,
  folder: string = businessFolder,
): readonly JobForm[] {
  const isPriced = !estimateService.url.includes('://');
  const known = jobsSpelt(readJobs(folder), country);
  return jobsOf(jobs, known, 'business.json').map((job) => {
    const { texts, ...form } = jobForm(job, units, isPriced);
    const { en, fr } = texts;
    return { ...form, texts: { en, ...(fr && languages.includes('fr') && { fr }) } };
  });
}

/**
 * The jobs that the script offers if the page names none: the whole condo and the rooms, if the business does both or nothing else; or else
 * all jobs of the business, since a single one would leave out the step that chooses.
 */
export function scriptJobs(business: Business, folder: string = businessFolder): readonly JobForm[] {
  const all = widgetJobs(business, folder);
  const own = all.filter(({ id }) => fixedJobs.includes(id));
  return own.length > 1 || own.length === all.length ? own : all;
}

/**
 * Towns and waters near the business that the map can draw: towns as the business places them, or else as the list of
 * towns does, and its own city in any case, in the middle if nothing places it.
 */
export function knownPlaces({ city, serviceArea }: Pick<Business, 'city' | 'serviceArea'>): KnownPlaces {
  const { latitude, longitude, places, waters } = serviceArea;
  return {
    places: { [city]: [latitude, longitude], ...foundPlaces({ serviceArea }), ...places },
    waters,
  };
}

/** The towns that the business serves, its own city among them. */
export function townsOf({ city, serviceArea: { towns } }: Business): readonly string[] {
  return towns.includes(city) ? towns : [city, ...towns];
}

/** Longest time until an answer, in each language; empty if the business states none. */
function answerTimes(hours: number | undefined): BusinessSettings['answerTime'] {
  const byLanguage = languageCodes.map(
    (code) => [code, hours === undefined ? '' : timeSpan(hours, 'hour', code)] as const,
  );
  return Object.fromEntries(byLanguage) as BusinessSettings['answerTime'];
}

/** `lang` of the pages, such as `en-CA`: the business's first language, in its country. */
export function siteLanguage({ languages: [first = 'en'], country }: Business): string {
  return `${first}-${country}`;
}

/** Years or hours in words: '1 year', '24 heures'. */
export function timeSpan(count: number, unit: 'year' | 'hour', language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  // Only some French forms contain a no-break space.
  return format.format(count).replace(/\s/gu, ' ');
}
