import { businessSettings } from 'virtual:business-settings';
import { httpUrl, parseJson } from '../../shared/untrusted';
import type { AttributeNames, AttributeRow, AttributeTable } from './attribute-table';
import { businessLanguage } from './language';
import { didYouMean, reportOnce, valueMistake } from './mistakes';
import { serviceUrl } from './script-url';

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
    // biome-ignore lint/plugin: for the console alone.
    return JSON.stringify(value) ?? textOf(value);
  } catch {
    return textOf(value);
  }
}

/** A valid value, or the allowed values for the error message; both if only part of the text is valid. */
export type Parsed = { readonly value: unknown; readonly allowed?: string } | { readonly allowed: string };

/** Parses an attribute's text. A missing attribute (`null`) has the row's default and is never an error. */
export function parseAttribute(row: AttributeRow, text: string | null): Parsed {
  if (text === null) return { value: defaultValue(row) };
  switch (row.kind) {
    case 'boolean':
      return { value: text.trim().toLowerCase() !== 'false' };
    case 'text':
      return { value: text || undefined };
    case 'words':
      return parseWords(text, row.values);
    case 'renames':
      return { value: text.trim().toLowerCase() === 'false' ? undefined : text };
    case 'language':
      return parseLanguage(text);
    case 'time-zone':
      return parseTimeZone(text);
    case 'choice':
      return parseChoice(text, row);
    case 'url':
      return parseUrl(text, row.relativeTo);
    case 'number':
      return parseNumber(text, { minimum: -Infinity, maximum: Infinity, ...row });
    case 'pair':
      return parsePair(text);
    case 'list':
      return parseList(text, row.fields);
  }
}

/** Value of a missing or invalid attribute. */
export function defaultValue(row: AttributeRow): unknown {
  if (row.kind === 'boolean') return false;
  if (row.kind === 'words') return [];
  if (row.kind === 'number' && typeof row.default === 'string') return businessSettings[row.default];
  // A page may add `default` to Object.prototype; an own property shadows it.
  return { default: undefined, ...row }.default;
}

/** List entries reduced to the row's fields, if every entry has them as text; those with a `?` are empty where missing. */
export function checkList(value: unknown, fields: readonly string[]): Parsed {
  const entries = readEntries(value, fields);
  return entries ? { value: entries } : { allowed: `an array of {${fields.join(', ')}}` };
}

/** Copies entries, because a property can be set to anything: cyclic objects, or getters that throw. */
function readEntries(value: unknown, fields: readonly string[]): Record<string, string>[] | null {
  try {
    if (!Array.isArray(value)) return null;
    const entries = [...value].map((entry) =>
      Object.fromEntries(
        fields.map((field) => {
          const [name = '', optional] = field.split('?');
          return [name, optional === undefined ? entry[name] : String(entry[name] ?? '')];
        }),
      ),
    );
    return entries.every((entry) => Object.values(entry).every((value) => typeof value === 'string'))
      ? entries
      : null;
  } catch {
    return null;
  }
}

function parseUrl(text: string, relativeTo: 'page' | 'script'): Parsed {
  const base = relativeTo === 'page' ? document.baseURI : serviceUrl('');
  const address = httpUrl(text.trim(), base);
  return address === null ? { allowed: 'an http(s) address' } : { value: address };
}

function parseWords(text: string, known: readonly string[]): Parsed {
  const words = text.match(/[^\s,]+/g) ?? [];
  const value = words.filter((word) => known.includes(word));
  const faults = words
    .filter((word) => !known.includes(word))
    .map((word) => `; ${word} is unknown${didYouMean(word, known)}`);
  return faults.length > 0 ? { value, allowed: known.join(' or ') + faults.join('') } : { value };
}

/** A tag's own `lang`; a page in another language says nothing. */
function parseLanguage(text: string): Parsed {
  const value = businessLanguage(text);
  const isSpoken = !text || text.toLowerCase().split('-')[0] === value;
  return isSpoken
    ? { value }
    : { value, allowed: `${businessSettings.languages.join(' or ')}; ${value} is used.` };
}

function parseChoice(text: string, { values, otherwise }: Extract<AttributeRow, { kind: 'choice' }>): Parsed {
  if (values.includes(text)) return { value: text };
  const allowed = values.join(' or ');
  return otherwise ? { value: otherwise, allowed: `${allowed}; ${otherwise} is used.` } : { allowed };
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

function parseTimeZone(text: string): Parsed {
  try {
    Intl.DateTimeFormat('en', { timeZone: text });
    return { value: text };
  } catch {
    return { allowed: 'a time zone, like Europe/Berlin' };
  }
}

function parseNumber(text: string, { minimum, maximum }: Range): Parsed {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= minimum && value <= maximum) return { value };
  const range = `${minimum > -Infinity ? ` from ${minimum}` : ''}${maximum < Infinity ? ` to ${maximum}` : ''}`;
  return { allowed: `a number${range}` };
}

function parsePair(text: string): Parsed {
  const match = /^\s*([1-9]\d?)\s+([1-9]\d?)\s*$/.exec(text);
  return match
    ? { value: [Number(match[1]), Number(match[2])] }
    : { allowed: "two whole numbers, like '1 3'" };
}

function parseList(text: string, fields: readonly string[]): Parsed {
  const value = parseJson(text);
  return value === undefined
    ? { allowed: `a JSON array of {${fields.join(', ')}}` }
    : checkList(value, fields);
}
