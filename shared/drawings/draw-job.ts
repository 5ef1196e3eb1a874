import type { DrawingPart } from '../drawing';
import type { FormTexts } from '../jobs/job-form';
import type { JobEntry } from '../project';
import type { EstimatorTexts } from '../units';

/** The words of a drawing, in the visitor's language. */
export interface DrawingWords {
  /** The texts of the job. */
  readonly job: FormTexts;
  readonly spaces: EstimatorTexts['spaces'];
  /** Square feet in the visitor's unit: '640 sq ft'. */
  readonly area: (squareFeet: number) => string;
}

/** Draws the values of a job; undefined if they are those of a job with other fields. */
export type DrawJob = (entry: JobEntry, words: DrawingWords) => readonly DrawingPart[] | undefined;
