/** The least an order comes to, in dollars (SPEC 9). */
export const minimumOrderDollars = 350;

/** A price in dollars: what is asked, what the estimate service said, and whether the minimum order made the difference (SPEC 3). */
export interface EstimatePrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price for a cost in dollars returned by the estimate service (SPEC 4.7). */
export function applyMinimumOrder(cost: number): EstimatePrice {
  return {
    totalCost: Math.max(cost, minimumOrderDollars),
    originalCost: cost,
    minimumApplied: cost < minimumOrderDollars,
  };
}
