import { type Field, type FieldValue, makeValues, type Section, type Values } from '../../shared/fields';
import { isHtml } from '../element/node-kinds';
import { sqftOf } from './area-unit';

/** A form or a fieldset whose controls are named after the fields (docs/behaviour.md#33-calculator-fields). */
type Group = HTMLFormElement | HTMLFieldSetElement;

/** The values in the controls of one section. */
export function readValues<In extends Section>(section: In, group: Group): Values<In> {
  return makeValues(section, (name, field) => readControl(field, group.elements.namedItem(name)));
}

function readControl(field: Field, control: Element | RadioNodeList | null): FieldValue {
  const text = isHtml(control, 'input') || isHtml(control, 'select') ? control.value : '';
  switch (field.kind) {
    case 'count':
      return Number(text);
    case 'choice':
      return text;
    case 'area':
      return parseArea(text);
    case 'flag':
      return isHtml(control, 'input') && control.checked;
  }
}

/** The square feet typed into a field, in the business's unit: a finite number of at least 0, or null for an empty field and anything else. */
export function parseArea(text: string): number | null {
  if (text.trim() === '') return null;
  const squareFeet = sqftOf(Number(text));
  return Number.isFinite(squareFeet) && squareFeet >= 0 ? squareFeet : null;
}
