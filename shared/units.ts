import type { Texts } from './locales/en';
import { type Language, texts } from './texts';

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

/** A text with no-break spaces in place of spaces. */
export function unbroken(text: string): string {
  return text.replace(/ /g, '\u00a0');
}

/** The texts of the estimator in one language. */
export type EstimatorTexts = Texts['estimator'];

/** The texts of the estimator in the unit in which the business's visitors give areas. */
export function estimatorTexts(language: Language, unit: AreaUnit): EstimatorTexts {
  const { estimator } = texts[language];
  if (unit === 'sq ft') return estimator;
  return { ...estimator, areaUnit: unit, lengthUnit: 'm' };
}

/** Kilometres in a mile. */
export const kilometresPerMile = 1.609344;

/** Unit in which a business's visitors think of distances. */
export function distanceUnit({ country }: { readonly country: string }): 'km' | 'miles' {
  return country === 'US' ? 'miles' : 'km';
}

/** A distance with its unit, in whole kilometres or miles. */
export function formatDistance(kilometres: number, unit: 'km' | 'miles'): string {
  return `${Math.round(unit === 'miles' ? kilometres / kilometresPerMile : kilometres)}\u00a0${unit}`;
}

/**
 * A text with its sizes in the unit that visitors use: `{800 sq ft}` is '800 sq ft' or '74.32 m²', `{12}` by `{12 ft}` is
 * '12 by 12 ft' or '3.7 by 3.7 m'.
 */
export function inUnit(
  text: string,
  unit: AreaUnit,
  { language = 'en', area = unit as string, length = unit === 'm²' ? 'm' : 'ft' } = {},
): string {
  return text.replace(/\{([\d.]+) ?(sq ft|ft)?\}/g, (_, figure: string, kind?: string) => {
    if (kind === 'sq ft') return `${areaIn(unit, Number(figure))} ${area}`;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return number.format(lengthIn(unit, Number(figure))) + (kind ? ` ${length}` : '');
  });
}

/** The size of a room, in feet. */
export interface RoomSize {
  readonly lengthFeet: number;
  readonly widthFeet: number;
  readonly heightFeet: number;
}

/** The four walls of a room in whole square feet; windows and doors are not taken off. */
export function roomWallSqft({ lengthFeet, widthFeet, heightFeet }: RoomSize): number {
  return Math.round(2 * (lengthFeet + widthFeet) * heightFeet);
}
