import {
  type Assumption,
  applyMinimumOrder,
  type EstimatePrice,
  type ServiceEstimate,
} from '../../../shared/price';

/** Answer of an estimate service with this cost and these other fields. */
export function estimateOf(totalCost: number, besides: Partial<ServiceEstimate> = {}): ServiceEstimate {
  return { totalCost, assumed: [], lines: [], low: null, high: null, ...besides };
}

/** The price for a cost that the estimate service answered, with a minimum order of $350. */
export function priceOf(
  totalCost: number,
  assumed: Assumption[] = [],
  besides: Partial<ServiceEstimate> = {},
): EstimatePrice {
  return applyMinimumOrder(estimateOf(totalCost, { assumed, ...besides }), 350);
}
