import type { AttributeNames, AttributeRow, AttributeTable } from './attribute-table';
import { valueMistake } from './mistakes';
import { checkList, defaultValue, type Parsed, parseAttribute } from './parse-attribute';
import { reportOnce } from './report-once';

/**
 * Values of an element's attributes and properties (docs/tags.md#rules-for-every-tag). The attributes are the
 * store; only lists set by property, which have no text, are kept here until their attribute changes.
 */
export class AttributeValues {
  readonly #element: HTMLElement;
  readonly #table: AttributeTable;
  readonly #names: AttributeNames;
  readonly #lists = new Map<string, { readonly parsed: Parsed; readonly shown: string }>();

  /** `names` are the table's attributes with their properties. */
  constructor(element: HTMLElement, table: AttributeTable, names: AttributeNames) {
    this.#element = element;
    this.#table = table;
    this.#names = names;
  }

  /**
   * Current value of an attribute or its property; an invalid value is reported and replaced by the default.
   */
  read(name: string): unknown {
    const row = this.#table[name];
    if (!row) return undefined;
    const list = this.#lists.get(name);
    if (list) return this.#accept(name, row, list.parsed, list.shown);
    const text = this.#element.getAttribute(name);
    return this.#accept(name, row, parseAttribute(row, text), text);
  }

  /** All values by camelCase name, as props of the component. */
  readAll(): Record<string, unknown> {
    return Object.fromEntries(this.#names.map(([attribute, property]) => [property, this.read(attribute)]));
  }

  /** Sets a value by property. */
  write(name: string, value: unknown): void {
    const row = this.#table[name];
    if (row?.kind === 'list' && typeof value !== 'string') {
      if (value === null || value === undefined) this.#lists.delete(name);
      else this.#lists.set(name, { parsed: checkList(value, row.fields), shown: shownAs(value) });
    } else if (row?.kind === 'boolean' || (row?.kind === 'renames' && typeof value === 'boolean'))
      this.#element.toggleAttribute(name, Boolean(value));
    else if (value === null || value === undefined) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, textOf(value));
  }

  /** Discards a list set by property once its attribute is set or removed. */
  forget(name: string): void {
    this.#lists.delete(name);
  }

  #accept(name: string, row: AttributeRow, parsed: Parsed, given: string | null): unknown {
    const isPartOf = 'value' in parsed;
    if (parsed.allowed !== undefined)
      reportOnce(
        valueMistake(this.#element.localName, name, given, parsed.allowed) +
          (isPartOf ? '' : '; the default is used.'),
      );
    return isPartOf ? parsed.value : defaultValue(row);
  }
}

/**
 * Properties accept anything; a value that can't become text turns into its type's name, which no attribute
 * allows.
 */
function textOf(value: unknown): string {
  try {
    return Array.isArray(value) ? value.join(' ') : String(value);
  } catch {
    return typeof value;
  }
}

function shownAs(value: unknown): string {
  try {
    return JSON.stringify(value) ?? textOf(value);
  } catch {
    return textOf(value);
  }
}
