import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { withBrand } from '../../../build/brand/brand-styles';
import { brandValues } from '../../../build/brand/brand-values';
import { logoFile, socialCardDrawing } from '../../../build/brand/logo';
import { parseBusiness, readBusiness } from '../../../build/business';
import {
  type FontFiles,
  fontFaces,
  fontStack,
  readFonts,
  textWeights,
} from '../../../build/fonts/brand-fonts';
import { fallbackMetrics, sampleTexts } from '../../../build/fonts/fallback-metrics';
import { fromRoot } from '../../../build/from-root';
import { contrast, hexOf, oklchOf } from '../../../shared/brand/colour';
import { type BrandColours, shadesOf } from '../../../shared/brand/shades';
import { largeTextPairs, textPairs, unreadablePairs } from '../../../shared/brand/text-pairs';

const { brand } = readBusiness();
const values = brandValues({ ...brand, colours: { ...brand.colours, accent: '#abcdef' }, radius: 12 });

describe('a style sheet', () => {
  it.each([
    ['--brand(accent)', '#abcdef'],
    ['0 0 2px --brand(accent / 20%), 0 0 4px --brand(accent / 100%)', '0 0 2px #abcdef33, 0 0 4px #abcdefff'],
    ['--brand(radius)', '0.75rem'],
    ['--brand(radius-small)', '0.5rem'],
    ['var(--painting-radius, --brand(tag-radius))', 'var(--painting-radius, 10px)'],
  ])('compiles %s to %s', (written, value) => {
    expect(withBrand(written, values)).toBe(value);
  });

  it('reports an unknown brand value', () => {
    expect(() => withBrand('--brand(acent)', values)).toThrow("the brand has no value 'acent'");
  });
});

describe('the fonts', () => {
  const fallback = {
    'size-adjust': '100%',
    'ascent-override': '95%',
    'descent-override': '25%',
    'line-gap-override': '0%',
  };
  const files: FontFiles = {
    Plain: { file: 'plain.woff2', weight: '400 700', fallback },
    'Loud One': { file: 'loud-one.woff2', weight: '700', fallback },
  };

  it('are the families, each with its fitted Arial, then system fonts', () => {
    const fonts = { text: 'Plain', heading: 'Loud One' };
    expect(fontStack(fonts, 'text')).toBe('Plain, "Plain fallback", system-ui, sans-serif');
    expect(fontStack(fonts, 'heading')).toBe('"Loud One", "Loud One fallback", Plain, system-ui, sans-serif');
    expect(fontFaces(fonts, files).match(/@font-face/g)).toHaveLength(4);
  });

  it('have fitted Arial Bold for heavier text weights, if measured', () => {
    const plain = { file: 'plain.woff2', weight: '400 700', fallback };
    const boldFallback = { ...fallback, 'size-adjust': '94.83%' };
    const faces = fontFaces({ text: 'Plain', heading: 'Plain' }, { Plain: { ...plain, boldFallback } });
    expect(faces).toMatch(/"Plain fallback"; font-weight: 600 700; src: local\("Arial Bold"\).*94\.83%/);
  });

  it('can be one family for everything, or need no file', () => {
    expect(fontFaces({ text: 'Plain', heading: 'Plain' }, files).match(/@font-face/g)).toHaveLength(2);
    expect(fontFaces({ text: 'system-ui', heading: 'serif' }, files)).toBe('');
    expect(fontStack({ text: 'system-ui', heading: 'serif' }, 'heading')).toBe(
      'serif, system-ui, sans-serif',
    );
  });

  it.each([
    [
      { text: 'Plain', heading: 'Nowhere' },
      'brand.fonts.heading in business.json: site/fonts has no Nowhere',
    ],
    [
      { text: 'Loud One', heading: 'Loud One' },
      'brand.fonts.text in business.json: site/fonts has no Loud One for it',
    ],
  ])('%j stop the build with a message that names the field and the remedy', (fonts, message) => {
    expect(() => fontFaces(fonts, files)).toThrow(message);
    expect(() => fontFaces(fonts, files)).toThrow('npm run fonts');
  });
});

describe('the logo', () => {
  it('contains colours instead of variables as a separate file', () => {
    expect(logoFile(brand)).not.toContain('var(');
    expect(socialCardDrawing(brand)).toContain(brand.colours.accent);
  });

  it('stops the build if missing', () => {
    expect(() => logoFile({ ...brand, logo: 'nothing.svg' })).toThrow('there is no images/nothing.svg');
  });
});

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

describe('fallback metrics', () => {
  describe.each(Object.entries(readFonts()))('%s', (_family, { file, weight, fallback }) => {
    const arial = weight === textWeights ? 'regular' : 'bold';

    it('is listed with the metrics that fit Arial to it', async () => {
      const font = await subsetFont(readFileSync(fromRoot(`site/fonts/${file}`)), sampleTexts[arial], {
        targetFormat: 'sfnt',
        noLayoutClosure: true,
      });
      expect(fallbackMetrics(font, arial)).toEqual(fallback);
    });
  });

  it('a font twice as wide stretches Arial twice as far and halves its heights', () => {
    // A font file of five tables: 1000 units per em, heights 900 and -200, and every character 500 wide.
    const once = fallbackMetrics(squareFont(500), 'regular');
    const twice = fallbackMetrics(squareFont(1000), 'regular');
    expect(Number.parseFloat(twice['size-adjust'])).toBeCloseTo(
      2 * Number.parseFloat(once['size-adjust']),
      1,
    );
    expect(Number.parseFloat(once['ascent-override'])).toBeCloseTo(
      2 * Number.parseFloat(twice['ascent-override']),
      1,
    );
  });

  /** A minimal font file in which every character is the same glyph. */
  function squareFont(width: number): Buffer {
    const tables = {
      head: Buffer.alloc(20),
      hhea: Buffer.alloc(36),
      cmap: Buffer.alloc(46),
      hmtx: Buffer.alloc(4),
    };
    tables.head.writeUInt16BE(1000, 18);
    tables.hhea.writeInt16BE(900, 4);
    tables.hhea.writeInt16BE(-200, 6);
    tables.hhea.writeUInt16BE(1, 34);
    tables.hmtx.writeUInt16BE(width, 0);
    tables.cmap.writeUInt16BE(1, 2);
    tables.cmap.writeUInt32BE(12, 8);
    tables.cmap.writeUInt16BE(4, 12);
    tables.cmap.writeUInt16BE(2, 18);
    tables.cmap.writeUInt16BE(0xffff, 26);
    const header = Buffer.alloc(12 + 16 * 4);
    header.writeUInt16BE(4, 4);
    let offset = header.length;
    for (const [index, [name, table]] of Object.entries(tables).entries()) {
      header.write(name, 12 + 16 * index, 'latin1');
      header.writeUInt32BE(offset, 12 + 16 * index + 8);
      offset += table.length;
    }
    return Buffer.concat([header, ...Object.values(tables)]);
  }
});
