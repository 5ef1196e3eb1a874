import { businessSettings } from 'virtual:business-settings';
import { parseAttribute } from 'virtual:tag-tables';
import type { TagOption } from './tags';

/** Labelled control of an option, with its description. */
export function optionControl(option: TagOption, text: string): HTMLElement {
  return option.words.length > 0 ? wordBoxes(option, text) : labelledControl(option, text);
}

function labelledControl({ name, row }: TagOption, text: string): HTMLElement {
  const label = document.createElement('label');
  const input = row.kind === 'choice' ? choiceSelect(row.values, row.default) : textInput(row);
  input.name = name;
  if (isSwitch(row)) {
    label.className = 'choice choice-check';
    label.append(input, text, hintOf(row));
  } else {
    label.className = 'choice';
    label.append(text, input, hintOf(row));
  }
  return label;
}

/** Description of an attribute; text in backticks becomes code. */
function hintOf({ description }: TagOption['row']): HTMLElement {
  const hint = document.createElement('span');
  hint.className = 'hint';
  for (const [index, text] of description.split('`').entries()) {
    const part = document.createElement(index % 2 === 1 ? 'code' : 'span');
    part.textContent = text;
    hint.append(part);
  }
  return hint;
}

/**
 * Attribute text chosen in a control: undefined for the default, `null` for a boolean that is on. Invalid
 * values are marked and left out.
 */
export function optionValue(
  { name, row, words }: TagOption,
  form: HTMLFormElement,
): string | null | undefined {
  if (words.length > 0) return new FormData(form).getAll(name).join(' ') || undefined;
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && isSwitch(row)) return control.checked ? null : undefined;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  const text = control.value.trim();
  const isDefault = text === '' || text === defaultText(row);
  const fits = isDefault || 'value' in parseAttribute(row, text);
  control.setAttribute('aria-invalid', String(!fits));
  return isDefault || !fits ? undefined : text;
}

/** A checkbox for each word of a list. */
function wordBoxes({ name, row, words }: TagOption, text: string): HTMLElement {
  const group = document.createElement('fieldset');
  group.className = 'choice-words';
  const legend = document.createElement('legend');
  legend.textContent = text;
  const boxes = words.map((word) => {
    const label = document.createElement('label');
    label.className = 'choice choice-check';
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name, value: word });
    label.append(box, word);
    return label;
  });
  group.append(legend, ...boxes, hintOf(row));
  return group;
}

function choiceSelect(values: readonly string[], chosen: string): HTMLSelectElement {
  const select = document.createElement('select');
  for (const value of values) select.add(new Option(value, value, value === chosen, value === chosen));
  return select;
}

function textInput(row: TagOption['row']): HTMLInputElement {
  const input = document.createElement('input');
  input.type = isSwitch(row) ? 'checkbox' : 'text';
  if (row.kind === 'number') input.inputMode = 'decimal';
  if (row.kind === 'url') input.inputMode = 'url';
  input.placeholder = defaultText(row) ?? '';
  return input;
}

/** Whether an attribute is on when present; the builder offers no text for it. */
function isSwitch({ kind }: TagOption['row']): boolean {
  return kind === 'boolean' || kind === 'renames';
}

/** Default as attribute text; undefined if the row has none. */
function defaultText(row: TagOption['row']): string | undefined {
  if (!('default' in row)) return undefined;
  if (row.kind === 'number' && typeof row.default === 'string') return String(businessSettings[row.default]);
  return typeof row.default === 'object' ? row.default.join(' ') : String(row.default);
}
