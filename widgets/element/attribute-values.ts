import type { AttributeNames, AttributeRow, AttributeTable } from './attribute-table';
import { checkList, defaultValue, type Parsed, parseAttribute } from './parse-attribute';
import { reportOnce } from './report-once';

/**
 * The values of one element's attributes and of the properties that go with them (docs/tags.md#rules-for-every-tag).
 * The attributes are the store. Only a list set by property, which has no text, is kept here, until its attribute is set
 * again.
 */
export class AttributeValues {
  readonly #element: HTMLElement;
  readonly #table: AttributeTable;
  readonly #names: AttributeNames;
  readonly #lists = new Map<string, { readonly parsed: Parsed; readonly shown: string }>();

  /** `names` are the table's, with the properties that go with them. */
  constructor(element: HTMLElement, table: AttributeTable, names: AttributeNames) {
    this.#element = element;
    this.#table = table;
    this.#names = names;
  }

  /** The current value of an attribute or its property; a value that does not fit is reported and gives the default. */
  read(name: string): unknown {
    const row = this.#table[name];
    if (!row) return undefined;
    const list = this.#lists.get(name);
    if (list) return this.#accept(name, row, list.parsed, list.shown);
    const text = this.#element.getAttribute(name);
    return this.#accept(name, row, parseAttribute(row, text), text);
  }

  /** Every value by its camelCase name: the props of the widget's component. */
  readAll(): Record<string, unknown> {
    return Object.fromEntries(this.#names.map(([attribute, property]) => [property, this.read(attribute)]));
  }

  /** Takes a value set by property. */
  write(name: string, value: unknown): void {
    const row = this.#table[name];
    if (row?.kind === 'list' && typeof value !== 'string') {
      if (value === null || value === undefined) this.#lists.delete(name);
      else this.#lists.set(name, { parsed: checkList(value, row.fields), shown: shownAs(value) });
    } else if (row?.kind === 'boolean') this.#element.toggleAttribute(name, Boolean(value));
    else if (value === null || value === undefined) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, textOf(value));
  }

  /** The attribute was set or removed: it counts again, and not the list that was set by property. */
  forget(name: string): void {
    this.#lists.delete(name);
  }

  #accept(name: string, row: AttributeRow, parsed: Parsed, given: string | null): unknown {
    if ('value' in parsed) return parsed.value;
    reportOnce(
      `<${this.#element.localName}> ${name}="${given}" does not fit: allowed is ${parsed.allowed}; the default is used.`,
    );
    return defaultValue(row);
  }
}

/** A property may be set to anything: a value that cannot become text is named by its type, which fits no attribute. */
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
