import { describe, expect, it } from 'vitest';
import { parseLength, roomWallSqft } from '../../../shared/measured-walls';

describe('a length', () => {
  it.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5 ft', 12.5],
    ['12 ft 6 in', 12.5],
    ['12\'6"', 12.5],
    ['12’ 6”', 12.5],
    ['12 pi 6 po', 12.5],
    ["12'", 12],
    ['3.8 m', 12.47],
    ['3,8m', 12.47],
    ['380 cm', 12.47],
  ])('written as %s is %d feet', (text, feet) => {
    expect(parseLength(text, 'ft')).toBeCloseTo(feet, 2);
  });

  it('without a unit is one of metres where visitors measure in them', () => {
    expect(parseLength('3.8', 'm')).toBeCloseTo(12.47, 2);
    expect(parseLength('12’ 6”', 'm')).toBe(12.5);
  });

  it.each([[''], ['twelve'], ['-12'], ['3.8 m 4'], ['1e3'], ['12 yards'], ['12” 6'], ['12"'], ['12 in']])(
    'is not to be read from %j',
    (text) => {
      expect(parseLength(text, 'ft')).toBeNull();
    },
  );
});

it('takes the four walls, without ceiling and floor', () => {
  expect(roomWallSqft({ lengthFeet: 12, widthFeet: 12, heightFeet: 8 })).toBe(384);
});
