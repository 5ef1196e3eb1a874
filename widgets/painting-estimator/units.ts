import { areaUnit } from 'virtual:business-settings';
import { areaText, readFigure, writeFigure } from '../../shared/figures';
import {
  assumedName,
  byAnswer,
  type FieldValue,
  type FieldValues,
  type FormField,
  type FormFields,
  maximumCount,
} from '../../shared/jobs/job-form';
import { defaultLanguage, type Language } from '../../shared/texts';
import { areaIn, type EstimatorTexts, estimatorTexts, feetOf, lengthIn, sqftOf } from '../../shared/units';
import { isHtml } from '../element/node-kinds';
import { useElement } from '../element/use-element';

/** Square feet as a figure in the unit that visitors use; square metres are rounded to two decimals. */
export function shownArea(squareFeet: number): number {
  return areaIn(areaUnit, squareFeet);
}

/** Square feet as visitors read an area: `1,200 sq ft`, in French `1 200 pi²`. */
export function businessAreaText(squareFeet: number, language: Language): string {
  return areaText(squareFeet, areaUnit, language);
}

/** The texts of the wizard in the element's language, in the unit in which the business's visitors give areas. */
export function useEstimatorTexts(): EstimatorTexts {
  return estimatorTexts(useElement().language, areaUnit);
}

/** A form or a fieldset whose controls are named after the fields (docs/behaviour.md#33-calculator-fields). */
type Group = HTMLFormElement | HTMLFieldSetElement;

/** The values in the controls of a job, or of one of its parts; none of a field that is not asked. */
export function readForm(fields: FormFields, group: Group, language: Language): FieldValues {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const control = group.elements.namedItem(name);
    const box = group.elements.namedItem(assumedName(name));
    return [
      ...(control ? [[name, readControl(field, control, language)] as const] : []),
      ...(isHtml(box, 'input') ? [[assumedName(name), box.checked || undefined] as const] : []),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Puts the typical size into each field whose visitor does not know it, and takes it away again. A size that is typed
 * is known. `changed` is the control that the visitor just used.
 */
export function fillTypicalSizes(
  fields: FormFields,
  group: Group,
  changed: EventTarget,
  language: Language,
): void {
  for (const [name, { typical }] of Object.entries(fields)) {
    const input = group.elements.namedItem(name);
    const box = group.elements.namedItem(assumedName(name));
    if (!isHtml(box, 'input') || !isHtml(input, 'input')) continue;
    if (changed === input) box.checked = false;
    else if (box.checked || changed === box) {
      const size = byAnswer(typical, readForm(fields, group, language)) ?? 0;
      input.value = box.checked ? writeFigure(shownArea(size), language) : '';
      // The text before may have been no figure.
      input.setCustomValidity('');
    }
  }
}

function readControl(
  field: FormField,
  control: Element | RadioNodeList | null,
  language: Language,
): FieldValue {
  if (field.kind === 'flag') return isHtml(control, 'input') && control.checked;
  const text = isHtml(control, 'input') || isHtml(control, 'select') ? control.value : '';
  return field.kind === 'choice' ? text : figureOf(field, text, language);
}

/**
 * The count, or the square feet or feet, that a text means; null for no area or length. A text that is no figure stays as it is, so that
 * it is not lost with the control.
 */
export function figureOf(field: FormField, text: string, language = defaultLanguage): FieldValue {
  const figure = readTyped(field, text, language);
  if (field.kind === 'count') return figure === null ? 0 : typeof figure === 'number' ? figure : text;
  if (typeof figure !== 'number') return figure && text;
  return field.kind === 'area' ? sqftOf(figure, areaUnit) : feetOf(figure, areaUnit);
}

/** The figure typed into a field, in the business's unit (docs/behaviour.md#75-figures-as-people-write-them). */
export function readTyped({ kind, measure }: FormField, text: string, language: Language) {
  const kinds = typeof measure === 'object' ? Object.values(measure.of) : [measure];
  const takesSides = !kinds.includes('walls') && !kinds.includes('home');
  return readFigure(text, { kind: kind as 'area', unit: areaUnit, language, takesSides });
}

/** Whether a field is a text field for a figure. */
export function isTyped({ kind, maximum = 0 }: FormField): boolean {
  return kind === 'area' || kind === 'length' || (kind === 'count' && maximum > maximumCount);
}

/** A count, or square feet or feet, as a figure in the business's unit. */
export function shownFigure(kind: FormField['kind'], figure: number): number {
  return kind === 'area' ? shownArea(figure) : kind === 'length' ? lengthIn(areaUnit, figure) : figure;
}
