import { jobForm } from '../../shared/jobs/make-form';
import { stockJobs } from '../../shared/jobs/stock-jobs';

/** The jobs that come with the product, as visitors see them, in square feet. */
export const jobForms = stockJobs.map((job) => jobForm(job, 'sq ft'));
