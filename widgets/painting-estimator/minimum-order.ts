/** The least an order comes to, in dollars (docs/behaviour.md#36-minimum-order). */
export const minimumOrderDollars = 350;

/** A price in dollars: what is asked, what the estimate service said, and whether the minimum order made the difference (docs/behaviour.md#36-minimum-order). */
export interface EstimatePrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price for a cost in dollars returned by the estimate service (docs/behaviour.md#36-minimum-order). */
export function applyMinimumOrder(cost: number): EstimatePrice {
  return {
    totalCost: Math.max(cost, minimumOrderDollars),
    originalCost: cost,
    minimumApplied: cost < minimumOrderDollars,
  };
}
