import { areaUnit } from 'virtual:business-settings';

const sqftPerSquareMetre = 10.7639;

/** Square feet for a figure in the unit that visitors use. */
export function sqftOf(figure: number): number {
  return areaUnit === 'm²' ? figure * sqftPerSquareMetre : figure;
}

/** Square feet as a figure in the unit that visitors use; square metres are rounded to two decimals. */
export function shownArea(squareFeet: number): number {
  return areaUnit === 'm²' ? Math.round((squareFeet / sqftPerSquareMetre) * 100) / 100 : squareFeet;
}
