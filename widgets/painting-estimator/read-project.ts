import { isHtml } from '../element/node-kinds';
import {
  type CeilingType,
  type CountField,
  countFields,
  type GeneralValues,
  type PaintType,
  type Room,
  readWallSqft,
  type WholeCondoValues,
} from './estimate-values';

/** A form or a group of its controls, which are named after the fields (docs/behaviour.md#33-calculator-fields). */
type Group = HTMLFormElement | HTMLFieldSetElement;

/** What stands in the controls of the whole-condo calculator. */
export function readWholeCondo(form: Group): WholeCondoValues {
  return {
    ...readCounts(form),
    ...readSurfaces(form),
    hasCrownMolding: isChecked(form, 'hasCrownMolding'),
    hasBaseboards: isChecked(form, 'hasBaseboards'),
    ...readBuilding(form),
  };
}

/** What stands in the controls of one room card. */
export function readRoom(card: Group, id: number): Room {
  return {
    id,
    ...readSurfaces(card),
    crownMolding: isChecked(card, 'crownMolding'),
    baseboards: isChecked(card, 'baseboards'),
  };
}

/** What stands in the controls of the general details. */
export function readGeneralValues(group: Group): GeneralValues {
  return { ...readCounts(group), ...readBuilding(group) };
}

function readCounts(group: Group): Record<CountField, number> {
  const counts = countFields.map((field) => [field, Number(textOf(group, field))]);
  return Object.fromEntries(counts) as Record<CountField, number>;
}

function readSurfaces(group: Group) {
  return {
    wallPaintType: textOf(group, 'wallPaintType') as PaintType,
    wallSqft: readWallSqft(textOf(group, 'wallSqft')),
    ceilingType: textOf(group, 'ceilingType') as CeilingType,
  };
}

function readBuilding(group: Group) {
  return {
    isTwoStory: isChecked(group, 'isTwoStory'),
    hasHighCeilings: isChecked(group, 'hasHighCeilings'),
    hasAccentWall: isChecked(group, 'hasAccentWall'),
  };
}

function textOf(group: Group, name: string): string {
  const control = group.elements.namedItem(name);
  return isHtml(control, 'input') || isHtml(control, 'select') ? control.value : '';
}

function isChecked(group: Group, name: string): boolean {
  const control = group.elements.namedItem(name);
  return isHtml(control, 'input') && control.checked;
}
