import { businessSettings } from 'virtual:business-settings';
import { parseJson, webAddress } from '../../shared/untrusted';
import type { AttributeRow } from './attribute-table';
import { didYouMean } from './mistakes';
import { businessLanguage } from './nearest-language';
import { serviceAddress } from './script-address';

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
      return { value: businessLanguage(text) };
    case 'time-zone':
      return parseTimeZone(text);
    case 'choice':
      return row.values.includes(text) ? { value: text } : { allowed: row.values.join(' or ') };
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

/** List entries reduced to the row's fields, if every entry has them as text. */
export function checkList(value: unknown, fields: readonly string[]): Parsed {
  const entries = readEntries(value, fields);
  return entries ? { value: entries } : { allowed: `an array of {${fields.join(', ')}}` };
}

/** Copies entries, because a property can be set to anything: cyclic objects, or getters that throw. */
function readEntries(value: unknown, fields: readonly string[]): Record<string, string>[] | null {
  try {
    if (!Array.isArray(value)) return null;
    const entries = [...value].map((entry) =>
      Object.fromEntries(fields.map((field) => [field, entry[field]])),
    );
    return entries.every((entry) => fields.every((field) => typeof entry[field] === 'string'))
      ? entries
      : null;
  } catch {
    return null;
  }
}

function parseUrl(text: string, relativeTo: 'page' | 'script'): Parsed {
  const base = relativeTo === 'page' ? document.baseURI : serviceAddress('');
  const address = webAddress(text.trim(), base);
  return address === null ? { allowed: 'an http(s) address' } : { value: address };
}

function parseWords(text: string, known: readonly string[]): Parsed {
  const words = text.match(/[^\s,]+/g) ?? [];
  const value = words.filter((word) => known.includes(word));
  const faults = words
    .filter((word) => !known.includes(word))
    .map((word) => `; ${word} is not${didYouMean(word, known)}`);
  return faults.length > 0 ? { value, allowed: known.join(' or ') + faults.join('') } : { value };
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
