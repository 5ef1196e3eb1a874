import { type EstimateBody, parseEstimateBody } from '../../shared/estimate-body';
import type { Job } from '../../shared/jobs/job';
import { priceJob } from '../../shared/jobs/price-job';
import type { AssumedArea, PriceLine } from '../../shared/jobs/price-lines';
import { entryOf } from '../../shared/project';
import { inUnit } from '../../shared/units';
import type { ServerBusiness } from '../base/business';
import { parseShallowJson } from '../base/parse-shallow-json';
import type { ServerContext } from '../desk/server-context';
import { refuse } from '../guards/refuse';
import { nothingToPaint } from './explain-price';

/** The answer of the estimate service (docs/services.md#estimate-service). All amounts are in dollars, before tax and minimum order. */
interface Estimate {
  readonly totalCost: number;
  /** Lower end of the usual price after a visit, in dollars, rounded to ten. */
  readonly low: number;
  /** Upper end, rounded to ten. */
  readonly high: number;
  /** Parts of the price; the amounts add up to `totalCost`. */
  readonly lines: readonly EstimateLine[];
  /** The areas that were not given; absent if all were. */
  readonly assumed?: readonly Assumption[];
}

/** A line of the answer: the label, the amount in dollars, the field (and part) it is for, and its size. */
type EstimateLine = Pick<PriceLine, 'label' | 'field' | 'room' | 'size'> & { readonly amount: number };

/** An area that the visitor did not give, in square feet. */
interface Assumption {
  readonly room?: number;
  /** Absent for the walls of a condo or room; of what is painted without them, its own, such as `ceilingType`. */
  readonly field?: string;
  readonly wallSqft: number;
  /** The reference for an assumed area: 'a room of 12 by 12 ft'. */
  readonly of?: string;
}

/**
 * The function that answers `POST /api/estimate` (docs/behaviour.md#45-the-estimate-call): the price with its
 * assumptions, 400 `{error}` that names the field, or 422 `{error, totalCost: 0}` where nothing is to be painted.
 */
export function answerEstimate({ jobs }: Pick<ServerBusiness, 'jobs'>) {
  return (context: ServerContext): Response => {
    const parsed = parseEstimateBody(parseShallowJson(context.var.bodyText), jobs);
    if (!parsed.ok) return refuse(context, 400, parsed.error);
    const estimate = makeEstimate(parsed.body, parsed.job);
    if (estimate.totalCost > 0) return context.json(estimate);
    return context.json({ error: nothingToPaint, totalCost: 0 }, 422);
  };
}

/** The price of a project with its parts and assumptions. */
function makeEstimate(body: EstimateBody, job: Job): Estimate {
  const { cents, low, high, lines, assumed } = priceJob(job, entryOf(body));
  return {
    totalCost: cents / 100,
    low,
    high,
    lines: lines.map(({ parts, cents, ...line }) => ({ ...line, amount: cents / 100 })),
    ...(assumed.length > 0 && { assumed: assumed.map((area) => assumption(area, job)) }),
  };
}

function assumption({ field, room, squareFeet }: AssumedArea, job: Job): Assumption {
  const of = job.texts.en.usual[field] ?? job.texts.en.usual.wallSqft;
  return {
    ...(room !== undefined && { room }),
    ...(field !== 'wallSqft' && { field }),
    wallSqft: squareFeet,
    ...(of && { of: inUnit(of, 'sq ft') }),
  };
}
