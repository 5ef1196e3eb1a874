import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { jsonText } from '../../../widgets/lib/json-text';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

test('writes the same JSON as the browser', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value));
    }),
  );
});

test('omits undefined in objects and writes null for it in lists', () => {
  expect(jsonText({ doors: 2, wallSqft: undefined, rooms: [undefined] })).toBe('{"doors":2,"rooms":[null]}');
});

test('writes lists as lists even if the page added toJSON to arrays', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'one string' });
  expect(JSON.stringify({ rooms: [1] })).toBe('{"rooms":"one string"}');
  expect(jsonText({ rooms: [{ id: 1 }, 2] })).toBe('{"rooms":[{"id":1},2]}');
});
