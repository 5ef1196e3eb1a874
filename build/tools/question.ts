import type { Business } from '../../shared/business/business-schema';
import type { Rate } from '../../shared/jobs/job';

/** Own rates of a job, as in `jobs/<id>.json`. */
export type OwnRates =
  | { readonly rates: readonly Rate[] }
  | { readonly items: { readonly rates: readonly Rate[] } };

/** A business in the making. */
export interface BusinessDraft {
  readonly business: Business;
  /** The services that get a page: file names of those with texts, and titles of the business's own. */
  readonly services: readonly string[];
  /** Whether it keeps the template's articles. */
  readonly keepsArticles: boolean;
  /** Rates of its own, by job. */
  readonly rates: Readonly<Record<string, OwnRates>>;
}

/** A question of `npm run business -- new`. */
export interface BusinessQuestion {
  /** Key of the answer in an answers file. */
  readonly name: string;
  readonly text: string;
  readonly example: string;
  /** Meaning of an empty answer; without it an answer is required. */
  readonly otherwise?: string;
  /** Whether its answer makes the pages say something that they leave out otherwise. */
  readonly isPromise?: true;
  /** Whether it is asked, given the answers so far; always without it. */
  readonly isAsked?: (draft: BusinessDraft) => boolean;
  /** Returns the draft with the answer applied, which is empty only if the question has `otherwise`. */
  readonly apply: (draft: BusinessDraft, answer: string) => BusinessDraft;
}
