import { afterEach, expect, test } from 'vitest';
import type { AttributeRow } from '../../../widgets/element/attribute-table';
import { defaultValue, parseAttribute } from '../../../widgets/element/parse-attribute';

const polluted = ['default', 'minimum', 'maximum'] as const;

afterEach(() => {
  for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
});

function pollute(value: unknown): void {
  for (const name of polluted) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  }
}

test('a page that adds properties to every object changes no default and no range', () => {
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
