const sqftPerSquareMetre = 10.7639;
const feetPerMetre = 3.28084;

/** The unit in which a business's visitors give wall areas. */
export type AreaUnit = 'sq ft' | 'm²';

/** Square feet for a figure in a unit. */
export function sqftOf(figure: number, unit: AreaUnit): number {
  return unit === 'm²' ? figure * sqftPerSquareMetre : figure;
}

/** Square feet as a figure in a unit; square metres are rounded to two decimals. */
export function areaIn(unit: AreaUnit, squareFeet: number): number {
  return unit === 'm²' ? Math.round((squareFeet / sqftPerSquareMetre) * 100) / 100 : squareFeet;
}

/** Feet for a figure in feet or, with square metres, in metres. */
export function feetOf(figure: number, unit: AreaUnit): number {
  return unit === 'm²' ? figure * feetPerMetre : figure;
}

/** Feet as a figure in feet or, with square metres, in metres. */
export function lengthIn(unit: AreaUnit, feet: number): number {
  return unit === 'm²' ? feet / feetPerMetre : feet;
}
