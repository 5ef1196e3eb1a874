import { areaUnit } from 'virtual:business-settings';
import { type EstimatorTexts, estimatorTexts } from '../../shared/texts';
import { useHost } from '../element/host';

/** The texts of the wizard in the element's language, in the unit in which the business's visitors give areas. */
export function useEstimatorTexts(): EstimatorTexts {
  return estimatorTexts(useHost().language, areaUnit);
}
