import type { ServiceEstimate } from './service-estimate';

/** A price in the business's currency, and what it rests on (docs/behaviour.md#36-minimum-order). */
export interface EstimatePrice extends Omit<ServiceEstimate, 'totalCost'> {
  /** What the visitor sees. */
  readonly totalCost: number;
  /** What the estimate service answered. */
  readonly serviceCost: number;
  /** The smallest order that the business takes. */
  readonly minimumOrder: number;
  /** Whether the service's figure was raised to the minimum order. */
  readonly minimumApplied: boolean;
}

/** The price as events and the thank-you state carry it: there the service's figure is called `originalCost` (docs/tags.md#events). */
export interface PublicPrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price for what the estimate service answered. */
export function applyMinimumOrder(estimate: ServiceEstimate, minimumOrder: number): EstimatePrice {
  const { totalCost: serviceCost } = estimate;
  return {
    ...estimate,
    minimumOrder,
    totalCost: Math.max(serviceCost, minimumOrder),
    serviceCost,
    minimumApplied: serviceCost < minimumOrder,
  };
}

/** A price under the names that the page and the thank-you page know. */
export function publicPrice({ totalCost, serviceCost, minimumApplied }: EstimatePrice): PublicPrice {
  return { totalCost, originalCost: serviceCost, minimumApplied };
}
