import { areaUnit } from 'virtual:business-settings';
import {
  assumedName,
  byAnswer,
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
} from '../../shared/jobs/job-form';
import { areaIn, type EstimatorTexts, estimatorTexts, feetOf, sqftOf } from '../../shared/units';
import { isHtml } from '../element/node-kinds';
import { useElement } from '../element/use-element';

/** Square feet as a figure in the unit that visitors use; square metres are rounded to two decimals. */
export function shownArea(squareFeet: number): number {
  return areaIn(areaUnit, squareFeet);
}

/** The texts of the wizard in the element's language, in the unit in which the business's visitors give areas. */
export function useEstimatorTexts(): EstimatorTexts {
  return estimatorTexts(useElement().language, areaUnit);
}

/** A form or a fieldset whose controls are named after the fields (docs/behaviour.md#33-calculator-fields). */
type Group = HTMLFormElement | HTMLFieldSetElement;

/** The values in the controls of a job, or of one of its parts; none of a field that is not asked. */
export function readForm(fields: FormFields, group: Group): FieldValues {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const control = group.elements.namedItem(name);
    const box = group.elements.namedItem(assumedName(name));
    return [
      ...(control ? [[name, readControl(field, control)] as const] : []),
      ...(isHtml(box, 'input') ? [[assumedName(name), box.checked || undefined] as const] : []),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Puts the typical size into each field whose visitor does not know it, and takes it away again. A size that is typed
 * is known. `changed` is the control that the visitor just used.
 */
export function fillTypicalSizes(fields: FormFields, group: Group, changed: EventTarget): void {
  for (const [name, { typical }] of Object.entries(fields)) {
    const input = group.elements.namedItem(name);
    const box = group.elements.namedItem(assumedName(name));
    if (!isHtml(box, 'input') || !isHtml(input, 'input')) continue;
    if (changed === input) box.checked = false;
    else if (box.checked) input.value = `${shownArea(byAnswer(typical, readForm(fields, group)) ?? 0)}`;
    else if (changed === box) input.value = '';
  }
}

function readControl({ kind }: FormField, control: Element | RadioNodeList | null): FieldValue {
  if (kind === 'flag') return isHtml(control, 'input') && control.checked;
  const text = isHtml(control, 'input') || isHtml(control, 'select') ? control.value : '';
  if (kind === 'choice') return text;
  if (kind === 'count') return Number(text);
  return kind === 'area' ? parseArea(text) : parseFigure(text, (feet) => feetOf(feet, areaUnit));
}

/** The square feet typed into a field, in the business's unit: a finite number of at least 0, or null for an empty field and anything else. */
export function parseArea(text: string): number | null {
  return parseFigure(text, (area) => sqftOf(area, areaUnit));
}

function parseFigure(text: string, inFeet: (figure: number) => number): number | null {
  const figure = text.trim() === '' ? Number.NaN : inFeet(Number(text));
  return Number.isFinite(figure) && figure >= 0 ? figure : null;
}
