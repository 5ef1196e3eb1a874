import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseArea } from '../../../widgets/painting-estimator/units';

vi.mock('virtual:business-settings', () => import('../../support/usual-rules'));

describe('an area', () => {
  test.each([
    ['850', 850],
    [' 850 ', 850],
    ['0', 0],
    ['850.5', 850.5],
    ['.5', 0.5],
    ['1e3', 1000],
  ])('typed as %j is %d', (text, squareFeet) => {
    expect(parseArea(text)).toBe(squareFeet);
  });

  test.each(['', '   ', '-1', '-0.5', 'abc', '850 sq ft', '1,200', '8 50', '1e999', 'Infinity', 'NaN'])(
    'typed as %j is not a number',
    (text) => {
      expect(parseArea(text)).toBeNull();
    },
  );

  test('reads any number of at least 0 back as it was written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (squareFeet) => {
        expect(parseArea(String(squareFeet))).toBe(squareFeet + 0);
      }),
    );
  });
});
