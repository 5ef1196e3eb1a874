import { type AttributeRow, type AttributeTable, propertyName } from './attribute-table';
import { checkList, defaultValue, type Parsed, parseAttribute } from './parse-attribute';
import { reportOnce } from './report-once';

/**
 * The values of one element's attributes and of the properties that go with them (TAGS, 'Rules for every tag').
 * The attribute is the store; only a list given by property, which has no text, is kept here, until its
 * attribute is set again.
 */
export class AttributeValues {
  readonly #element: HTMLElement;
  readonly #table: AttributeTable;
  readonly #lists = new Map<string, unknown>();

  constructor(element: HTMLElement, table: AttributeTable) {
    this.#element = element;
    this.#table = table;
  }

  /** What the attribute or its property says now; a value that does not fit is reported and gives the default. */
  read(name: string): unknown {
    const row = this.#table[name];
    if (!row) return undefined;
    const given = this.#lists.get(name);
    const text = this.#element.getAttribute(name);
    const parsed =
      row.kind === 'list' && given !== undefined ? checkList(given, row.fields) : parseAttribute(row, text);
    return this.#accept(name, row, parsed, given ?? text);
  }

  /** Every value by its camelCase name: the props of the widget's component. */
  readAll(): Record<string, unknown> {
    return Object.fromEntries(Object.keys(this.#table).map((name) => [propertyName(name), this.read(name)]));
  }

  /** Takes a value set by property. Returns true when it is kept here and no attribute changes with it. */
  write(name: string, value: unknown): boolean {
    const row = this.#table[name];
    if (row?.kind === 'list' && typeof value !== 'string') {
      this.#lists.set(name, value ?? undefined);
      return true;
    }
    if (row?.kind === 'boolean') this.#element.toggleAttribute(name, Boolean(value));
    else if (value === null || value === undefined) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, Array.isArray(value) ? value.join(' ') : String(value));
    return false;
  }

  /** The attribute was set or removed: it speaks again, instead of what a property had said. */
  forget(name: string): void {
    this.#lists.delete(name);
  }

  #accept(name: string, row: AttributeRow, parsed: Parsed, given: unknown): unknown {
    if ('value' in parsed) return parsed.value;
    const shown = typeof given === 'string' ? given : JSON.stringify(given);
    reportOnce(
      `<${this.#element.localName}> ${name}="${shown}" does not fit: allowed is ${parsed.allowed}; the default is used.`,
    );
    return defaultValue(row);
  }
}
