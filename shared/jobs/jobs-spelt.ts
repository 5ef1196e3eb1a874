import { inAmericanEnglish } from '../locales/american-english';
import type { Job } from './job';

/** American words for bumpy ceilings. Only for jobs: articles call the mark of a roller stipple, too. */
const ceilings = { stipple: 'popcorn' };

/** Jobs with their English texts as they are spelt and said in the business's country. */
export function jobsSpelt(jobs: readonly Job[], country: string | undefined): readonly Job[] {
  if (country !== 'US') return jobs;
  return jobs.map((job) => ({
    ...job,
    texts: { ...job.texts, en: inAmericanEnglish(job.texts.en, ceilings) },
  }));
}
