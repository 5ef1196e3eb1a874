import { areaUnit, businessSettings } from 'virtual:business-settings';
import type { Language } from '../../shared/language';
import { estimatorTexts } from '../../shared/texts';
import { shownArea, shownLength } from './area-unit';

/** What stands below a wall figure that may be left out: what the estimate service then takes. Undefined where nobody knows. */
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
