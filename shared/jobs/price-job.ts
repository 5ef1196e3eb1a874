import type { JobEntry } from '../project';
import { sum } from '../sum';
import { fixedJobs, type Job } from './job';
import { type AssumedArea, assumedIn, centsOf, type PriceLine, priceLines } from './price-lines';

/** The price of a job, in cents before tax and before any minimum order. */
export interface JobPrice {
  /** Without those that cost nothing. */
  readonly lines: readonly PriceLine[];
  /** 0 where nothing is to be painted. */
  readonly cents: number;
  /** The usual lowest and highest price after a visit, in dollars, rounded to ten. */
  readonly low: number;
  readonly high: number;
  readonly assumed: readonly AssumedArea[];
}

/**
 * Prices the values entered, line by line. Every line is a sum of rates of zero or more, so more of anything never
 * costs less. What was measured and what was assumed widen the range by their share of the price.
 */
export function priceJob(job: Job, { values, items }: JobEntry): JobPrice {
  const words = job.texts.en;
  const { items: repeated, range } = job;
  const assumesEmpty = fixedJobs.includes(job.id);
  const ofItems = repeated
    ? items.map((item, index) => {
        const title = words.items?.title.replace('{number}', `${index + 1}`);
        const place = { prefix: `${title}, `, room: item.id };
        return priceLines({ ...repeated, words, assumesEmpty }, item, place);
      })
    : [];
  const others = ofItems.flatMap(({ lines }) => lines);
  const own = priceLines({ ...job, words, assumesEmpty }, values, { prefix: '' }, others);
  const all = [...ofItems, own];
  const lines = all.flatMap((priced) => priced.lines).filter((line) => line.cents > 0);
  const cents = centsOf(lines);
  const assumedCents = sum(lines.map(assumedIn));
  const mayChange = (cents - assumedCents) * range.measured + assumedCents * range.assumed;
  return {
    lines,
    cents,
    low: Math.floor((cents * 100 - mayChange) / 100_000) * 10,
    high: Math.ceil((cents * 100 + mayChange) / 100_000) * 10,
    assumed: all.flatMap((priced) => priced.assumed),
  };
}
