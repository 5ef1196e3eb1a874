import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, oklchOf } from '../../../shared/brand/colour';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

describe('a colour', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.258],
    ['#0000ff', 0.452, 0.313],
  ])('%s has its published OKLCH coordinates', (hex, lightness, chroma) => {
    const found = oklchOf(hex);
    expect(found.lightness).toBeCloseTo(lightness, 2);
    expect(found.chroma).toBeCloseTo(chroma, 2);
  });

  it('survives a round trip through OKLCH', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });

  it('outside sRGB keeps its lightness and reduces its chroma', () => {
    const shown = oklchOf(hexOf({ lightness: 0.95, chroma: 0.3, hue: 210 }));
    expect(shown.lightness).toBeCloseTo(0.95, 2);
    expect(shown.chroma).toBeLessThan(0.1);
  });
});

describe('the contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#777777', '#777777', 1],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});
