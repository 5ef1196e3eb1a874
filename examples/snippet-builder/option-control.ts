import { businessSettings } from 'virtual:business-settings';
import { parseAttribute } from '../../widgets/element/parse-attribute';
import type { TagOption } from './tags';

/** The labelled control of one option, with its description. */
export function optionControl({ name, row }: TagOption): HTMLLabelElement {
  const label = document.createElement('label');
  const hint = document.createElement('span');
  hint.className = 'hint';
  hint.textContent = row.description.replaceAll('`', '');
  const input = row.kind === 'choice' ? choiceSelect(row.values, row.default) : textInput(row);
  input.name = name;
  if (row.kind === 'boolean') {
    label.className = 'choice choice-check';
    label.append(input, name);
    label.title = hint.textContent;
  } else {
    label.className = 'choice';
    label.append(name, input, hint);
  }
  return label;
}

/**
 * The attribute's text that is chosen in a control: undefined where it is the default, `null` for a boolean that is on.
 * A value that does not fit is marked as invalid and left out.
 */
export function optionValue({ name, row }: TagOption, form: HTMLFormElement): string | null | undefined {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && row.kind === 'boolean')
    return control.checked ? null : undefined;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  const text = control.value.trim();
  const isDefault = text === '' || text === defaultText(row);
  const fits = isDefault || 'value' in parseAttribute(row, text);
  control.setAttribute('aria-invalid', String(!fits));
  return isDefault || !fits ? undefined : text;
}

function choiceSelect(values: readonly string[], chosen: string): HTMLSelectElement {
  const select = document.createElement('select');
  for (const value of values) select.add(new Option(value, value, value === chosen, value === chosen));
  return select;
}

function textInput(row: TagOption['row']): HTMLInputElement {
  const input = document.createElement('input');
  input.type = row.kind === 'boolean' ? 'checkbox' : 'text';
  if (row.kind === 'number') input.inputMode = 'decimal';
  if (row.kind === 'url') input.inputMode = 'url';
  input.placeholder = defaultText(row) ?? '';
  return input;
}

/** The default as text of the attribute; undefined where the row has none. */
function defaultText(row: TagOption['row']): string | undefined {
  if (!('default' in row)) return undefined;
  if (row.kind === 'number' && typeof row.default === 'string') return String(businessSettings[row.default]);
  return typeof row.default === 'object' ? row.default.join(' ') : String(row.default);
}
