import { applyMinimumOrder, type EstimatePrice } from '../../../widgets/painting-estimator/minimum-order';
import type { Assumption } from '../../../widgets/painting-estimator/service-estimate';

/** The price for a cost that the estimate service answered, with a minimum order of $350. */
export function priceOf(totalCost: number, assumed: readonly Assumption[] = []): EstimatePrice {
  return applyMinimumOrder({ totalCost, assumed }, 350);
}
