import { inAmericanEnglish } from '../locales/american-english';
import type { Job } from './job';

/** Jobs with their English texts spelt as in the business's country. */
export function jobsSpelt(jobs: readonly Job[], country: string | undefined): readonly Job[] {
  if (country !== 'US') return jobs;
  return jobs.map((job) => ({ ...job, texts: { ...job.texts, en: inAmericanEnglish(job.texts.en) } }));
}
