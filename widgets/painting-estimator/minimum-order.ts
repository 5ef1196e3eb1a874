import type { Assumption, ServiceEstimate } from './service-estimate';

/** A price in the business's currency (docs/behaviour.md#36-minimum-order). */
export interface EstimatePrice {
  /** What the visitor sees. */
  totalCost: number;
  /** What the estimate service answered. */
  serviceCost: number;
  /** The smallest order that the business takes. */
  minimumOrder: number;
  /** Whether the service's figure was raised to the minimum order. */
  minimumApplied: boolean;
  /** The wall figures that the service took where none was given. */
  assumed: readonly Assumption[];
}

/** The price as events and the thank-you state carry it: there the service's figure is called `originalCost` (docs/tags.md#events). */
export interface PublicPrice {
  totalCost: number;
  originalCost: number;
  minimumApplied: boolean;
}

/** The price for what the estimate service answered. */
export function applyMinimumOrder(
  { totalCost: serviceCost, assumed }: ServiceEstimate,
  minimumOrder: number,
): EstimatePrice {
  return {
    assumed,
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
