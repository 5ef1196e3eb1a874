import { useEffect, useState } from 'react';
import type { JobForm } from '../../shared/jobs/job-form';
import { didYouMean } from '../element/mistakes';
import { reportOnce } from '../element/report-once';
import { fetchJobs, pageJobs } from '../lead/page-jobs';

/**
 * The jobs that a tag names, `fence-deck` or `fence_deck`; all of them where it names none that is known. Those that are beside the
 * script are fetched once the visitor has begun, or the tag names one of them.
 */
export function useOfferedJobs(names = '', hasBegun: boolean): readonly JobForm[] {
  const [, setFetched] = useState(false);
  const ids = idsIn(names);
  const all = pageJobs();
  const named = all.filter(({ id }) => ids.includes(id));
  const isWanted = hasBegun || named.length < ids.length;
  useEffect(() => {
    if (isWanted) {
      fetchJobs().then(() => {
        setFetched(true);
        reportUnknown(names);
      });
    }
  }, [isWanted, names]);
  return named.length > 0 ? named : all;
}

function idsIn(names: string): readonly string[] {
  return names.replaceAll('-', '_').match(/\S+/g) ?? [];
}

function reportUnknown(names: string): void {
  const known = pageJobs().map(({ id }) => id);
  for (const id of idsIn(names)) {
    if (!known.includes(id)) reportOnce(`<painting-estimator> knows no job ${id}${didYouMean(id, known)}`);
  }
}
