import { describe, expect, it } from 'vitest';
import { parseBusiness, readBusiness } from '../../../build/business';
import { hexOf } from '../../../shared/brand/colour';
import { type BrandColours, shadesOf } from '../../../shared/brand/shades';
import { largeTextPairs, textPairs, unreadablePairs } from '../../../shared/brand/text-pairs';

const { colours } = readBusiness().brand;
const black = '#000000';
const white = '#ffffff';
const plain: BrandColours = {
  brand: '#444444',
  textOnBrand: white,
  accent: '#bbbbbb',
  textOnAccent: black,
  highlight: '#444444',
  textOnHighlight: white,
  ground: '#f7f7f7',
  textOnGround: black,
};

describe('the pairs of text and ground', () => {
  it("are readable in this business's colours", () => {
    expect(unreadablePairs(shadesOf(colours))).toEqual([]);
  });

  it.each([
    ['textOnAccent', '#ffffff', 'text-on-accent (#ffffff) on accent'],
    ['textOnBrand', '#12262c', 'text-on-brand (#12262c) on brand'],
    ['textOnHighlight', '#12262c', 'text-on-highlight (#12262c) on highlight'],
    ['brand', '#2c8c99', 'brand (#2c8c99) on paper (#ffffff) has a contrast of'],
    ['ground', '#777777', 'text-soft'],
  ])('stop the build if %s is %s, and are named', (name, colour, pair) => {
    const business = {
      ...readBusiness(),
      brand: { ...readBusiness().brand, colours: { ...colours, [name]: colour } },
    };
    expect(() => parseBusiness(JSON.stringify(business))).toThrow(pair);
    expect(() => parseBusiness(JSON.stringify(business))).toThrow('business.json: brand.colours: ');
  });

  it('state their contrast, never rounded up to the required one', () => {
    expect(unreadablePairs(shadesOf({ ...colours, textOnBrand: '#777777', brand: white }))).toContain(
      'text-on-brand (#777777) on brand (#ffffff) has a contrast of 4.4:1; text needs 4.5:1',
    );
  });

  it('name existing shades', () => {
    const names = Object.keys(shadesOf(colours));
    expect(names).toEqual(expect.arrayContaining([...new Set([...textPairs, ...largeTextPairs].flat())]));
  });

  // A business chooses its colours, not the lightness of their shades, so any hue must be readable.
  it.each(Array.from({ length: 24 }, (_, index) => index * 15))(
    'of shades are readable at hue %i, even in strong colours',
    (hue) => {
      const strong = (lightness: number) => hexOf({ lightness, chroma: 0.3, hue });
      const hued = {
        ...plain,
        brand: strong(0.42),
        accent: strong(0.8),
        highlight: strong(0.45),
        ground: hexOf({ lightness: 0.975, chroma: 0.012, hue }),
        textOnGround: hexOf({ lightness: 0.24, chroma: 0.03, hue }),
      };
      expect(unreadablePairs(shadesOf(hued))).toEqual([]);
    },
  );
});
