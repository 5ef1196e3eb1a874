import { areaUnit, businessSettings, comesToLook, hasOtherJobs, ownJobs } from 'virtual:business-settings';
import type { BusinessHours } from '../../shared/contact-time';
import type { JobForm } from '../../shared/jobs/job-form';
import { type BusinessTerms, money } from '../../shared/money';
import type { Language } from '../../shared/texts';
import { parseJson } from '../../shared/untrusted';
import { importBeside } from '../element/script-url';

/** Facts of the business that prices and receipts name. */
export const businessTerms: BusinessTerms = {
  currencySymbol: businessSettings.currencySymbol,
  areaUnit,
  comesToLook,
  get jobs() {
    return pageJobs();
  },
};

/** An amount in the business's currency (docs/behaviour.md#71-money), in English where no language is named. */
export function businessMoney(amount: number, language?: Language): string {
  return money(businessTerms, amount, language);
}

/** The business's hours, in the tag's own time zone if it has one. */
export function businessHours({ timeZone }: { readonly timeZone: string | undefined }): BusinessHours {
  return timeZone ? { ...businessSettings, timeZone } : businessSettings;
}

let known: readonly JobForm[] | undefined;
let fetching: Promise<boolean> | undefined;

/**
 * The jobs in the page's data, which has only those of its business; without such data the script's, and all of the
 * business's once fetched. Read again until found, since the script may run before the rest of the page.
 */
export function pageJobs(): readonly JobForm[] {
  if (!known && typeof document !== 'undefined') {
    const data = document.querySelector('[data-painting-jobs]')?.textContent;
    const jobs = parseJson(data ?? null);
    known = Array.isArray(jobs) && jobs.length > 0 ? jobs : undefined;
  }
  return known ?? ownJobs;
}

/**
 * Fetches all jobs of the business from beside the script, for a page without any, and returns whether there are more
 * now. If they can't be fetched, the script's remain.
 */
export function fetchJobs(): Promise<boolean> {
  if (hasOtherJobs && pageJobs() === ownJobs) {
    fetching ??= importBeside<{ readonly jobs: readonly JobForm[] }>('painting-widgets.jobs.js').then(
      ({ jobs }) => {
        known ??= jobs;
        return true;
      },
      () => false,
    );
  }
  return fetching ?? Promise.resolve(false);
}
