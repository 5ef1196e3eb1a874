import type { EstimateBody } from './estimate-body';
import { lineCents, priceLines, totalCents } from './price';
import type { Rates } from './rates';
import { type Assumption, assumeWallAreas } from './wall-area';

/** The answer of the estimate service (docs/services.md#estimate-service). All amounts are in dollars, before tax and minimum order. */
export interface Estimate {
  readonly totalCost: number;
  /** What the price is likely to be after a visit: at least, in whole dollars. */
  readonly low: number;
  /** At most, in whole dollars. */
  readonly high: number;
  /** What the price is made of; the amounts add up to `totalCost`. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  /** The wall figures that were not given; absent where all were. */
  readonly assumed?: readonly Assumption[];
}

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
    lines: lines.map((line) => ({ label: line.label, amount: lineCents(line) / 100 })),
    ...(isAssumed && { assumed: project.assumed }),
  };
}
