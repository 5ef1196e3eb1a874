import { expect, it } from 'vitest';
import { isRecord, parseJson, readAmount } from '../../../shared/untrusted';

it.each([
  ['{"a":1}', { a: 1 }],
  ['2', 2],
  ['null', null],
  ['{', undefined],
  ['', undefined],
  [null, undefined],
])('parses %j as JSON or undefined', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ['text', false],
  [undefined, false],
])('recognizes %j as a record: %s', (value, isOne) => {
  expect(isRecord(value)).toBe(isOne);
});

it.each([
  [0, 0],
  [350.5, 350.5],
  [-0.01, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  ['350', null],
  [null, null],
])('reads %j as the amount %j', (value, amount) => {
  expect(readAmount(value)).toBe(amount);
});
