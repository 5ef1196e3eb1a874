import { businessSettings } from 'virtual:business-settings';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  type AttributeRow,
  type AttributeTable,
  attributeNames,
  propertyName,
} from '../../../widgets/element/attribute-table';
import {
  AttributeValues,
  checkList,
  defaultValue,
  parseAttribute,
} from '../../../widgets/element/attribute-values';
import { describeTag } from '../../../widgets/element/describe-tag';
import { attributeMistakes } from '../../../widgets/element/mistakes';

describe('attribute values', () => {
  const table = {
    'gap-px': { kind: 'number', default: 7 },
    heading: { kind: 'text' },
    autoplay: { kind: 'boolean' },
    visible: { kind: 'pair', default: [1, 3] },
    reviews: { kind: 'list', fields: ['name'] },
  } as const satisfies AttributeTable;

  let tags = 0;

  /** The attributes of an element, with a fresh tag name, because each tag's mistakes are reported once. */
  class FakeElement {
    readonly localName = `painting-sample-${++tags}`;
    readonly attributes: Record<string, string>;

    constructor(attributes: Record<string, string>) {
      this.attributes = { ...attributes };
    }

    getAttribute(name: string): string | null {
      return this.attributes[name] ?? null;
    }

    setAttribute(name: string, text: string): void {
      this.attributes[name] = text;
    }

    removeAttribute(name: string): void {
      delete this.attributes[name];
    }

    toggleAttribute(name: string, isOn: boolean): void {
      if (isOn) this.attributes[name] = '';
      else delete this.attributes[name];
    }
  }

  function valuesOf(attributes: Record<string, string> = {}) {
    const element = new FakeElement(attributes);
    return {
      element,
      values: new AttributeValues(element as unknown as HTMLElement, table, attributeNames(table)),
    };
  }

  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => void reported.mockClear());
  afterEach(() => expect.soft(reported.mock.calls.length).toBeLessThan(2));

  describe('the values of a tag', () => {
    test('are its attributes by property name', () => {
      const { values } = valuesOf({ 'gap-px': '4', autoplay: '', reviews: '[{"name":"Ada"}]' });
      expect(values.readAll()).toEqual({
        gapPx: 4,
        heading: undefined,
        autoplay: true,
        visible: [1, 3],
        reviews: [{ name: 'Ada' }],
      });
      expect(reported).not.toHaveBeenCalled();
    });

    test('ignore unknown names', () => {
      const { values, element } = valuesOf({ colour: 'red' });
      expect(values.read('colour')).toBeUndefined();
      values.write('colour', 'blue');
      expect(element.attributes).toEqual({ colour: 'blue' });
    });

    test('follow the attribute', () => {
      const { values, element } = valuesOf({ heading: 'One' });
      expect(values.read('heading')).toBe('One');
      element.setAttribute('heading', 'Two');
      expect(values.read('heading')).toBe('Two');
    });

    test('fall back to the default if invalid, and are reported once', () => {
      const { values, element } = valuesOf({ 'gap-px': 'wide' });
      expect([values.read('gap-px'), values.read('gap-px')]).toEqual([7, 7]);
      expect(reported.mock.calls).toEqual([
        [`<${element.localName}> gap-px="wide" is not valid: expected a number; the default is used.`],
      ]);
    });
  });

  describe('a value set by property', () => {
    test.each([
      ['heading', 'Two', { heading: 'Two' }],
      ['gap-px', 0, { 'gap-px': '0' }],
      ['visible', [2, 6], { visible: '2 6' }],
      ['autoplay', true, { autoplay: '' }],
      ['autoplay', 'yes', { autoplay: '' }],
      ['reviews', '[]', { reviews: '[]' }],
    ])('sets the attribute: %s = %j', (name, value, attributes) => {
      const { values, element } = valuesOf();
      values.write(name, value);
      expect(element.attributes).toEqual(attributes);
    });

    test.each([
      ['heading', null],
      ['heading', undefined],
      ['gap-px', null],
      ['autoplay', false],
      ['autoplay', null],
      ['autoplay', undefined],
      ['gap-px', undefined],
      ['autoplay', ''],
    ])('removes the attribute: %s = %j', (name, value) => {
      const { values, element } = valuesOf({ heading: 'One', 'gap-px': '4', autoplay: '' });
      values.write(name, value);
      expect(element.attributes).not.toHaveProperty(name);
    });

    test("becomes its type's name if it can't become text", () => {
      const { values, element } = valuesOf();
      values.write('heading', Object.create(null));
      expect(element.attributes).toEqual({ heading: 'object' });
    });
  });

  describe('a list set by property', () => {
    test('is kept until the attribute is set again', () => {
      const { values, element } = valuesOf({ reviews: '[{"name":"Ada"}]' });
      values.write('reviews', [{ name: 'Grace', text: 'Good' }]);
      expect(values.read('reviews')).toEqual([{ name: 'Grace' }]);
      expect(element.attributes).toEqual({ reviews: '[{"name":"Ada"}]' });
      values.forget('reviews');
      expect(values.read('reviews')).toEqual([{ name: 'Ada' }]);
    });

    test.each([null, undefined])('is dropped by %s', (nothing) => {
      const { values } = valuesOf({ reviews: '[{"name":"Ada"}]' });
      values.write('reviews', [{ name: 'Grace' }]);
      values.write('reviews', nothing);
      expect(values.read('reviews')).toEqual([{ name: 'Ada' }]);
    });

    const circular: unknown[] = [];
    circular.push({ within: circular });
    test.each<[string, unknown, string]>([
      ['of other fields', [{ title: 'Ada' }], '[{"title":"Ada"}]'],
      ['that contains itself', circular, '[object Object]'],
      ['that is a function', Math.max, String(Math.max)],
    ])('%s is replaced by the default and reported as text', (_, value, shown) => {
      const { values, element } = valuesOf();
      values.write('reviews', value);
      expect(values.read('reviews')).toBeUndefined();
      expect(reported.mock.calls[0]?.[0]).toBe(
        `<${element.localName}> reviews="${shown}" is not valid: expected an array of {name}; the default is used.`,
      );
    });
  });
});

describe('attribute table', () => {
  test.each([
    ['heading', 'heading'],
    ['gap-px', 'gapPx'],
    ['thank-you-url', 'thankYouUrl'],
  ])('the property of %s is %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });
});

describe('describe tag', () => {
  const surface = {
    tag: 'painting-sample',
    attributes: { lang: { kind: 'language' }, heading: { kind: 'text' } },
    events: ['painting-ready'],
    parts: ['base'],
    methods: ['show'],
  } as const;

  const docs = {
    summary: 'A sample.',
    children: 'None.',
    attributes: { lang: 'The language.', heading: 'The heading.' },
    events: { 'painting-ready': { detail: '{}', description: 'The tag is usable.' } },
    parts: { base: 'The base.' },
    methods: { show: 'Shows it.' },
  } as const;

  it('describeTag puts each description with its subject', () => {
    expect(describeTag(surface, docs)).toEqual({
      ...docs,
      fields: {},
      tag: 'painting-sample',
      setters: [],
      attributes: {
        lang: { kind: 'language', description: 'The language.' },
        heading: { kind: 'text', description: 'The heading.' },
      },
    });
  });

  // The compiler is the test: `npm run check` fails if one of these lines compiles.
  it('a missing or superfluous description does not compile', () => {
    const { heading: _, ...withoutHeading } = docs.attributes;
    // @ts-expect-error: an attribute is not described
    describeTag(surface, { ...docs, attributes: withoutHeading });
    // @ts-expect-error: an attribute is described that the tag does not have
    describeTag(surface, { ...docs, attributes: { ...docs.attributes, title: 'The title.' } });
    // @ts-expect-error: an event is not described
    describeTag({ ...surface, events: ['painting-ready', 'painting-slide'] }, docs);
    // @ts-expect-error: an event is described that the tag does not send
    describeTag({ ...surface, events: [] }, docs);
    // @ts-expect-error: a part is not described
    describeTag({ ...surface, parts: ['base', 'panel'] }, docs);
    // @ts-expect-error: a part is described that the tag does not have
    describeTag(surface, { ...docs, parts: { ...docs.parts, panel: 'The panel.' } });
    // @ts-expect-error: a method is not described
    describeTag({ ...surface, methods: ['show', 'close'] }, docs);
    // @ts-expect-error: a method is described that the tag does not have
    describeTag(surface, { ...docs, methods: { ...docs.methods, close: 'Closes it.' } });
    // @ts-expect-error: an event without its detail
    describeTag(surface, { ...docs, events: { 'painting-ready': { description: 'The tag is usable.' } } });
  });
});

describe('parse attribute', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { baseURI: 'https://shop.example/pages/quote', querySelector: () => null });
    vi.stubGlobal('HTMLScriptElement', class {});
  });

  const polluted = ['default', 'minimum', 'maximum'] as const;

  afterEach(() => {
    vi.unstubAllGlobals();
    for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
  });

  const rows = {
    boolean: { kind: 'boolean' },
    text: { kind: 'text' },
    language: { kind: 'language' },
    'time zone': { kind: 'time-zone' },
    choice: { kind: 'choice', values: ['live', 'test'], default: 'live' },
    'safe choice': { kind: 'choice', values: ['live', 'test'], default: 'live', otherwise: 'test' },
    'address from the page': { kind: 'url', relativeTo: 'page' },
    'address from the script': { kind: 'url', relativeTo: 'script' },
    number: { kind: 'number', default: 7 },
    'number of the business': { kind: 'number', default: 'minimumOrder' },
    'number with a least': { kind: 'number', default: 7, minimum: 0 },
    'number with a most': { kind: 'number', default: 7, maximum: 10 },
    'number in a range': { kind: 'number', default: 7, minimum: 1, maximum: 10 },
    pair: { kind: 'pair', default: [1, 3] },
    words: { kind: 'words', values: ['address', 'phone'] },
    renames: { kind: 'renames' },
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
      ['words', []],
      ['renames', undefined],
      ['list', undefined],
    ])('a missing attribute of kind %s defaults to %j', (row, value) => {
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
      ['words', '', []],
      ['words', ' phone, address', ['phone', 'address']],
      ['renames', '', ''],
      ['renames', 'false', undefined],
      ['renames', 'your-name:name, mail:email', 'your-name:name, mail:email'],
      ['list', '[]', []],
    ])('a valid text of kind %s is accepted: %j', (row, text, value) => {
      expect(parseAttribute(rows[row], text)).toEqual({ value });
    });
  });

  test('an unknown word is reported with the likely intended one, and the other words count', () => {
    expect(parseAttribute(rows.words, 'adress telephone, phone')).toEqual({
      value: ['phone'],
      allowed: 'address or phone; adress is unknown. Did you mean address?; telephone is unknown',
    });
  });

  test.each<[RowName, string, unknown, string]>([
    ['language', 'de', 'en', 'en or fr; en is used.'],
    ['language', '“fr”', 'en', 'en or fr; en is used.'],
    ['safe choice', 'tset', 'test', 'live or test; test is used.'],
    ['safe choice', 'LIVE', 'test', 'live or test; test is used.'],
  ])('a %s of %j is read as %j and reported', (row, text, value, allowed) => {
    expect(parseAttribute(rows[row], text)).toEqual({ value, allowed });
  });

  test.each<[Record<string, string>, readonly string[]]>([
    [{ mode: '“test”' }, ['<painting-sample> mode=“test” is in curly quotes: write "…"']],
    [
      { heading: '”Get', a: '', 'price”': '' },
      [
        '<painting-sample> heading=”Get is in curly quotes: write "…"',
        '<painting-sample> has no attribute a',
      ],
    ],
    [{ hedding: '' }, ['<painting-sample> has no attribute hedding. Did you mean heading?']],
    [{ heading: '“Good work” and more' }, []],
    [{ heading: 'Get a price', class: '“x”' }, []],
  ])('the attributes %j have the mistakes %j', (attributes, mistakes) => {
    const entries = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    const element = { localName: 'painting-sample', attributes: entries } as unknown as Element;
    expect(attributeMistakes(element, ['mode', 'heading'])).toEqual(mistakes);
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
    ])('a %s answers with the allowed values: %j', (row, text, allowed) => {
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

    test('is invalid if reading it throws', () => {
      const entry = Object.defineProperty({}, 'name', {
        get() {
          throw new Error('no');
        },
      });
      expect(checkList([entry], ['name'])).toEqual({ allowed: 'an array of {name}' });
    });
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
});
