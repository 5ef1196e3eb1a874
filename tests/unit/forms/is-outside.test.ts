import { expect, it } from 'vitest';
import { isOutside } from '../../../widgets/forms/is-outside';

it.each([
  ['M5V 2T6', false],
  ['m5v2t6', false],
  [' M5V-2T6 ', false],
  ['L4K', false],
  ['l4', false],
  ['K1', false],
  ['', false],
  ['K1A 0B1', true],
  ['L1A 0B1', true],
])('the code %j is outside M, L4 and L5: %j', (code, outside) => {
  expect(isOutside(code, 'M,L4, l5 ')).toBe(outside);
});

it('an empty area excludes every code', () => {
  expect(isOutside('M5V', ' ,')).toBe(true);
});
