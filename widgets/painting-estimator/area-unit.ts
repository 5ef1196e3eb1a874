import { areaUnit, businessSettings } from 'virtual:business-settings';
import { areaIn, lengthIn, sqftOf as sqftOfUnit } from '../../shared/area';
import type { Language } from '../../shared/language';
import type { Assumption } from '../../shared/price';
import { estimatorTexts } from '../../shared/texts';

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

/** Feet as a figure in the unit that visitors use, to a decimal: '12', or '3.7' in metres. */
export function shownLength(feet: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(lengthIn(areaUnit, feet));
}

/** Hint naming the wall area assumed if the field is blank; undefined for third-party services. */
export function usualAreaText(of: 'room' | 'wholeCondo', language: Language): string | undefined {
  const { usualWalls } = businessSettings;
  if (!usualWalls) return undefined;
  const texts = estimatorTexts(language, areaUnit);
  const area = (squareFeet: number) => `${shownArea(squareFeet)} ${texts.areaUnit}`;
  const length = (feet: number) => shownLength(feet, language);
  const { room, condo } = usualWalls;
  return of === 'room'
    ? texts.usualRoom(
        area(room.wallSqft),
        length(room.lengthFeet),
        `${length(room.widthFeet)} ${texts.lengthUnit}`,
      )
    : texts.usualCondo(area(condo.wallSqft), area(condo.floorSqft));
}
