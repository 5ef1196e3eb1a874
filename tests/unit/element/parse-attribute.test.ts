import { businessSettings } from 'virtual:business-settings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttributeRow } from '../../../widgets/element/attribute-table';
import { checkList, defaultValue, parseAttribute } from '../../../widgets/element/parse-attribute';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://shop.example/pages/quote', querySelector: () => null });
  vi.stubGlobal('HTMLScriptElement', class {});
});

afterEach(() => vi.unstubAllGlobals());

const rows = {
  boolean: { kind: 'boolean' },
  text: { kind: 'text' },
  language: { kind: 'language' },
  'time zone': { kind: 'time-zone' },
  choice: { kind: 'choice', values: ['live', 'test'], default: 'live' },
  'address from the page': { kind: 'url', relativeTo: 'page' },
  'address from the script': { kind: 'url', relativeTo: 'script' },
  number: { kind: 'number', default: 7 },
  'number of the business': { kind: 'number', default: 'minimumOrder' },
  'number with a least': { kind: 'number', default: 7, minimum: 0 },
  'number with a most': { kind: 'number', default: 7, maximum: 10 },
  'number in a range': { kind: 'number', default: 7, minimum: 1, maximum: 10 },
  pair: { kind: 'pair', default: [1, 3] },
  list: { kind: 'list', fields: ['name', 'text'] },
} as const satisfies Readonly<Record<string, AttributeRow>>;

type RowName = keyof typeof rows;

describe('a missing attribute', () => {
  test.each<[RowName, unknown]>([
    ['boolean', false],
    ['text', undefined],
    ['language', undefined],
    ['time zone', undefined],
    ['choice', 'live'],
    ['address from the page', undefined],
    ['number', 7],
    ['number of the business', businessSettings.minimumOrder],
    ['pair', [1, 3]],
    ['list', undefined],
  ])('of kind %s defaults to %j', (row, value) => {
    expect(parseAttribute(rows[row], null)).toEqual({ value });
    expect(defaultValue(rows[row])).toEqual(value);
  });
});

describe('a valid text', () => {
  test.each<[RowName, string, unknown]>([
    ['boolean', '', true],
    ['boolean', 'yes', true],
    ['boolean', 'false', false],
    ['boolean', ' FALSE ', false],
    ['text', 'here', 'here'],
    ['text', '', undefined],
    ['language', 'fr-CA', 'fr'],
    ['language', 'de', businessSettings.languages[0]],
    ['time zone', 'America/Vancouver', 'America/Vancouver'],
    ['choice', 'test', 'test'],
    ['address from the page', 'sent?x=1', 'https://shop.example/pages/sent?x=1'],
    ['address from the page', ' https://other.example/a ', 'https://other.example/a'],
    ['address from the page', '\u00a0https://other.example/a\u00a0', 'https://other.example/a'],
    ['address from the script', '?service=1', new URL('?service=1', businessSettings.url).href],
    ['address from the script', '/api/estimate', new URL('/api/estimate', businessSettings.url).href],
    ['number', '-2.5', -2.5],
    ['number', ' 3 ', 3],
    ['number with a least', '0', 0],
    ['number with a most', '10', 10],
    ['number in a range', '1', 1],
    ['number in a range', '10', 10],
    ['pair', '1 3', [1, 3]],
    ['pair', '  12   10 ', [12, 10]],
    ['list', '[{"name":"Ada","text":"Good","more":1}]', [{ name: 'Ada', text: 'Good' }]],
    ['list', '[]', []],
  ])('of kind %s is accepted: %j', (row, text, value) => {
    expect(parseAttribute(rows[row], text)).toEqual({ value });
  });
});

describe('an invalid text is answered with the allowed values', () => {
  test.each<[RowName, string, string]>([
    ['time zone', 'Toronto', 'a time zone, like Europe/Berlin'],
    ['choice', 'Live', 'live or test'],
    ['choice', '', 'live or test'],
    ['address from the page', 'javascript:alert(1)', 'an http(s) address'],
    ['address from the page', '', 'an http(s) address'],
    ['number', 'many', 'a number'],
    ['number', '', 'a number'],
    ['number', '  ', 'a number'],
    ['number', 'Infinity', 'a number'],
    ['number with a least', '-1', 'a number from 0'],
    ['number with a most', '11', 'a number to 10'],
    ['number in a range', '0', 'a number from 1 to 10'],
    ['number in a range', '10.5', 'a number from 1 to 10'],
    ['pair', '1', "two whole numbers, like '1 3'"],
    ['pair', '0 2', "two whole numbers, like '1 3'"],
    ['pair', '2 0', "two whole numbers, like '1 3'"],
    ['pair', '1 3 5', "two whole numbers, like '1 3'"],
    ['pair', '1 300', "two whole numbers, like '1 3'"],
    ['pair', 'x1 3', "two whole numbers, like '1 3'"],
    ['pair', '1.5 3', "two whole numbers, like '1 3'"],
    ['list', '[{', 'a JSON array of {name, text}'],
    ['list', '{"name":"Ada","text":"Good"}', 'an array of {name, text}'],
    ['list', '[{"name":"Ada"}]', 'an array of {name, text}'],
    ['list', '[{"name":"Ada","text":4}]', 'an array of {name, text}'],
    ['list', '[{"name":"Ada","text":"Good"},{"name":"Bob"}]', 'an array of {name, text}'],
    ['list', '[null]', 'an array of {name, text}'],
  ])('for a %s: %j', (row, text, allowed) => {
    expect(parseAttribute(rows[row], text)).toEqual({ allowed });
  });
});

describe('a list set by property', () => {
  test("is copied with only the row's fields", () => {
    const entry = { name: 'Ada', text: 'Good', more: {} };
    const parsed = checkList([entry], ['name', 'text']);
    expect(parsed).toStrictEqual({ value: [{ name: 'Ada', text: 'Good' }] });
    entry.name = 'Eve';
    expect(parsed).toStrictEqual({ value: [{ name: 'Ada', text: 'Good' }] });
  });

  test('that throws when read is invalid', () => {
    const entry = Object.defineProperty({}, 'name', {
      get() {
        throw new Error('no');
      },
    });
    expect(checkList([entry], ['name'])).toEqual({ allowed: 'an array of {name}' });
  });
});

const polluted = ['default', 'minimum', 'maximum'] as const;

afterEach(() => {
  for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
});

function pollute(value: unknown): void {
  for (const name of polluted) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  }
}

test('properties that a page adds to every object change no default or range', () => {
  const text: AttributeRow = { kind: 'text' };
  const number: AttributeRow = { kind: 'number', default: 5 };
  const ranged: AttributeRow = { kind: 'number', default: 5, minimum: 1, maximum: 9 };
  pollute(3);
  expect(defaultValue(text)).toBeUndefined();
  expect(parseAttribute(text, null)).toEqual({ value: undefined });
  expect(defaultValue(number)).toBe(5);
  expect(parseAttribute(number, '-70')).toEqual({ value: -70 });
  expect(parseAttribute(number, '70')).toEqual({ value: 70 });
  expect(parseAttribute(ranged, '9')).toEqual({ value: 9 });
  expect(parseAttribute(ranged, '10')).toEqual({ allowed: 'a number from 1 to 9' });
});
