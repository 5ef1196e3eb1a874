import { useEffect, useState } from 'react';
import type { JobForm } from '../../shared/jobs/job-form';
import { didYouMean, reportOnce, valueMistake } from '../element/mistakes';
import { fetchJobs, pageJobs } from '../lead/business';

/** The jobs that a tag offers. */
export interface OfferedJobs {
  readonly jobs: readonly JobForm[];
  /** Fetches the jobs in the file beside the script, once the visitor begins. */
  fetchAll(): void;
}

/**
 * The jobs that a tag names, `fence-deck` or `fence_deck`, between spaces or commas; all jobs if it names no known one. Those beside the script
 * are fetched at once if the tag names one of them, or a draft is resumed.
 */
export function useOfferedJobs(attribute: 'job' | 'jobs', names = '', isResumed: boolean): OfferedJobs {
  const [, setFetched] = useState(false);
  const ids = idsIn(names);
  const all = pageJobs();
  const named = all.filter(({ id }) => ids.includes(id));
  const isWanted = isResumed || named.length < ids.length;
  const fetchAll = () => fetchJobs().then((hasMore) => hasMore && setFetched(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same function in each drawing.
  useEffect(() => {
    if (isWanted) fetchAll().then(() => reportUnknown(attribute, names));
  }, [isWanted, names]);
  return { jobs: named.length > 0 ? named : all, fetchAll };
}

function idsIn(names: string): readonly string[] {
  return names.replace(/-/g, '_').match(/[^\s,]+/g) ?? [];
}

function reportUnknown(attribute: string, names: string): void {
  const known = pageJobs().map(({ id }) => id);
  for (const id of idsIn(names)) {
    if (!known.includes(id))
      reportOnce(valueMistake('painting-estimator', attribute, id, known.join(', ')) + didYouMean(id, known));
  }
}
