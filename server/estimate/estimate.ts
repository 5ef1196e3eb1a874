import type { EstimateBody } from '../../shared/estimate-body';
import { lineCents, type PriceLine, priceLines, totalCents } from './price';
import type { Rates } from './rates';
import { type Assumption, assumeWallAreas } from './wall-area';

/** The answer of the estimate service (docs/services.md#estimate-service). All amounts are in dollars, before tax and minimum order. */
export interface Estimate {
  readonly totalCost: number;
  /** Lower end of the likely price after a visit, in whole dollars. */
  readonly low: number;
  /** At most, in whole dollars. */
  readonly high: number;
  /** Parts of the price; the amounts add up to `totalCost`. */
  readonly lines: readonly EstimateLine[];
  /** The wall figures that were not given; absent where all were. */
  readonly assumed?: readonly Assumption[];
}

/** A line of the answer: the words for people, the amount in dollars, and which field (of which room) it is for. */
type EstimateLine = Pick<PriceLine, 'label' | 'field' | 'room'> & { readonly amount: number };

/** The price of a project with all that it rests on. */
export function makeEstimate(body: EstimateBody, rates: Rates): Estimate {
  const project = assumeWallAreas(body, rates);
  const lines = priceLines(project.body, rates);
  const cents = totalCents(lines);
  const isAssumed = project.assumed.length > 0;
  const { percent } = isAssumed ? rates.range.assumed : rates.range.measured;
  return {
    totalCost: cents / 100,
    low: Math.floor((cents * (100 - percent)) / 10_000),
    high: Math.ceil((cents * (100 + percent)) / 10_000),
    lines: lines.map(({ parts, ...line }) => ({ ...line, amount: lineCents({ parts }) / 100 })),
    ...(isAssumed && { assumed: project.assumed }),
  };
}
