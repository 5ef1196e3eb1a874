/** The smallest order the business takes, in dollars (docs/behaviour.md#36-minimum-order). */
export const minimumOrderDollars = 350;

/** A price in dollars (docs/behaviour.md#36-minimum-order). */
export interface EstimatePrice {
  /** What the visitor sees. */
  totalCost: number;
  /** What the estimate service answered. */
  serviceCost: number;
  /** Whether the service's figure was raised to the minimum order. */
  minimumApplied: boolean;
}

/** The price as events and the thank-you state carry it: there the service's figure is called `originalCost` (docs/tags.md#events). */
export interface PublicPrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price for the cost in dollars that the estimate service answered. */
export function applyMinimumOrder(serviceCost: number): EstimatePrice {
  return {
    totalCost: Math.max(serviceCost, minimumOrderDollars),
    serviceCost,
    minimumApplied: serviceCost < minimumOrderDollars,
  };
}

/** A price under the names that the page and the thank-you page know. */
export function publicPrice({ totalCost, serviceCost, minimumApplied }: EstimatePrice): PublicPrice {
  return { totalCost, originalCost: serviceCost, minimumApplied };
}
