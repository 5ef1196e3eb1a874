import { areaUnit } from 'virtual:business-settings';
import type { Assumption } from '../../shared/price';
import { type EstimatorTexts, estimatorTexts } from '../../shared/texts';
import { areaIn, sqftOf as sqftOfUnit } from '../../shared/units';
import { useHost } from '../element/host';

/** More square feet of wall than any home has. */
export const maximumSqft = 50_000;

/** Square feet for a figure in the unit that visitors use. */
export function sqftOf(figure: number): number {
  return sqftOfUnit(figure, areaUnit);
}

/** Square feet as a figure in the unit that visitors use; square metres are rounded to two decimals. */
export function shownArea(squareFeet: number): number {
  return areaIn(areaUnit, squareFeet);
}

/** The assumed areas, each once: '384 sq ft, 250 sq ft'; '' where nothing was assumed. */
export function assumedAreas(assumed: readonly Assumption[], unit: string): string {
  return [...new Set(assumed.map(({ wallSqft }) => `${shownArea(wallSqft)} ${unit}`))].join(', ');
}

/** The texts of the wizard in the element's language, in the unit in which the business's visitors give areas. */
export function useEstimatorTexts(): EstimatorTexts {
  return estimatorTexts(useHost().language, areaUnit);
}
