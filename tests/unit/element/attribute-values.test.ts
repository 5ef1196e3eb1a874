import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AttributeTable, attributeNames } from '../../../widgets/element/attribute-table';
import { AttributeValues } from '../../../widgets/element/attribute-values';

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
      [`<${element.localName}> gap-px="wide" does not fit: allowed is a number; the default is used.`],
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
      `<${element.localName}> reviews="${shown}" does not fit: allowed is an array of {name}; the default is used.`,
    );
  });
});
