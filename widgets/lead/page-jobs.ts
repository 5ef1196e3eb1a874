import { ownJobs } from 'virtual:business-settings';
import type { JobForm } from '../../shared/jobs/job-form';
import { parseJson } from '../../shared/untrusted';

let known: readonly JobForm[] | undefined;

/**
 * The jobs that stand in the page as data, so that no page carries more of them than its business does; those of the script on a
 * page without such data. Read again until they are there, since the script may run before the rest of the page.
 */
export function pageJobs(): readonly JobForm[] {
  if (!known && typeof document !== 'undefined') {
    const data = document.querySelector('[data-painting-jobs]')?.textContent;
    const jobs = parseJson(data ?? null);
    known = Array.isArray(jobs) && jobs.length > 0 ? jobs : undefined;
  }
  return known ?? ownJobs;
}
