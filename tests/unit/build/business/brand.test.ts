import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPaintFonts, fontFaces, fontStack } from '../../../../build/business/brand-fonts';
import { withBrand } from '../../../../build/business/brand-styles';
import { brandValues } from '../../../../build/business/brand-values';
import { parseBusiness, readBusiness } from '../../../../build/business/business';
import { fromRoot } from '../../../../build/business/from-root';
import { logoFile, socialCardDrawing } from '../../../../build/business/logo';
import { readContent } from '../../../../build/content/read-content';
import { headerLogo } from '../../../../build/site/header-logo';
import { contrast, hexOf, oklchOf } from '../../../../shared/brand/colour';
import { type BrandColours, shadesOf } from '../../../../shared/brand/shades';
import { textOn } from '../../../../shared/brand/text-on';
import {
  largeTextPairs,
  leastContrasts,
  textPairs,
  unreadablePairs,
} from '../../../../shared/brand/text-pairs';

const { brand } = readBusiness();
const values = brandValues({ ...brand, colours: { ...brand.colours, accent: '#abcdef' }, radius: 12 });

it('the contrasts that the page on accessibility states are the least that the brand has', () => {
  const shades = shadesOf(brand.colours);
  const { body, text, large } = leastContrasts(shades);
  const of = (pairs: typeof textPairs) => pairs.map(([one, other]) => contrast(shades[one], shades[other]));
  for (const [stated, found] of [
    [text, Math.min(...of(textPairs))],
    [large, Math.min(...of(largeTextPairs))],
    [
      body,
      Math.min(
        ...of([
          ['text', 'paper'],
          ['text-soft', 'paper'],
          ['text', 'ground'],
          ['text-soft', 'ground'],
          ['brand-pale', 'brand-deep'],
          ['paper', 'brand-paint'],
        ]),
      ),
    ],
  ] as const) {
    expect(Number(stated)).toBeLessThanOrEqual(found);
    expect(Number(stated)).toBeGreaterThan(found - 0.1);
  }
});

it('text on any paint that a visitor may choose has a contrast of 4.5', () => {
  const levels = Array.from({ length: 18 }, (_, step) => (15 * step).toString(16).padStart(2, '0'));
  const paints = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(paints.filter((paint) => contrast(textOn(paint), paint) < 4.5)).toEqual([]);
  expect([textOn('#33475c'), textOn('#d9c9ac')]).toEqual(['#ffffff', '#000000']);
});

it('the page on accessibility states the contrasts of the business that it is of', () => {
  // Its running text is weaker than ours, and strong enough.
  const weaker = { ...brand.colours, ground: '#ffffff', textOnGround: '#5c5c5c' };
  for (const colours of [brand.colours, weaker]) {
    const page = JSON.stringify(
      readContent({ ...readBusiness(), brand: { ...brand, colours } }).accessibility,
    );
    for (const stated of Object.values(leastContrasts(shadesOf(colours))))
      expect(page).toContain(`${stated}:1`);
  }
  const bodies = [brand.colours, weaker].map((colours) => Number(leastContrasts(shadesOf(colours)).body));
  expect(bodies[1]).toBeLessThan(bodies[0] ?? 0);
});

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
  // 'Plain' has a weight axis from 300 to 900, 'Loud One' is bold only, 'Thin' is two static files.
  const figtree = fromRoot('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const at = async (wght: number) => {
    const letters = ' ,.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
    return subsetFont(readFileSync(figtree), letters, options);
  };

  beforeAll(async () => {
    copyFileSync(figtree, join(folder, 'plain.woff2'));
    const [regular, bold] = await Promise.all([at(400), at(700)]);
    writeFileSync(join(folder, 'LoudOne-Bold.woff2'), bold);
    writeFileSync(join(folder, 'thin-v1-latin-regular.woff2'), regular);
    writeFileSync(join(folder, 'thin-v1-latin-700.woff2'), bold);
    writeFileSync(join(folder, 'raw-bold.ttf'), 'any');
    writeFileSync(join(folder, 'torn.woff2'), 'no font');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const facesOf = (text: string, heading = text) => fontFaces({ text, heading }, [folder]);

  it('are the families, each with its fitted Arial, then system fonts', () => {
    const fonts = { text: 'Plain', heading: 'Loud One' };
    expect(fontStack(fonts, 'text')).toBe('Plain, "Plain fallback", system-ui, sans-serif');
    expect(fontStack(fonts, 'heading')).toBe('"Loud One", "Loud One fallback", Plain, system-ui, sans-serif');
    expect(fontStack({ text: 'system-ui', heading: 'serif' }, 'heading')).toBe(
      'serif, system-ui, sans-serif',
    );
  });

  it('fonts with a weight axis are one file, and Arial is fitted to their regular and their menu weight', async () => {
    const [own, regular, bold, ...more] = (await facesOf('Plain')).trim().split('\n');
    expect(own).toMatch(/font-family: Plain; font-weight: 300 900;.*plain\.woff2/);
    // Advance widths of Figtree over those of Arial.
    expect(regular).toMatch(
      /"Plain fallback"; font-weight: 400;.*size-adjust: 100\.37%; ascent-override: 94\.65%/,
    );
    expect(bold).toMatch(/font-weight: 600 700; src: local\("Arial Bold"\).*size-adjust: 94\.83%/);
    expect(more).toEqual([]);
  });

  it('fonts without a weight axis are a file for each weight, of which the first paint needs the regular', async () => {
    const faces = await facesOf('Thin', 'Loud One');
    expect(faces.match(/font-family: Thin; font-weight: (400|700);/g)).toHaveLength(2);
    expect(faces).toMatch(/font-family: "Loud One"; font-weight: 700;/);
    const first = await firstPaintFonts({ text: 'Thin', heading: 'Loud One' }, [folder]);
    expect(first.map((path) => basename(path))).toEqual([
      'thin-v1-latin-regular.woff2',
      'LoudOne-Bold.woff2',
    ]);
  });

  it('system fonts need no file', async () => {
    expect(await facesOf('system-ui', 'serif')).toBe('');
  });

  it.each([
    ['Plain', 'Nowhere', 'brand.fonts.heading in business.json: there is no font Nowhere in'],
    [
      'Loud One',
      'Plain',
      'brand.fonts.text in business.json: Loud One has only 700, and text needs 400 and 700',
    ],
    ['Plain', 'Raw', /raw-bold\.ttf is no WOFF2: `npm run business -- fonts` makes one of it/],
    ['Torn', 'Torn', /torn\.woff2: can't be read as a font .*: download it again/],
  ])(
    '%s for text and %s for headings stop the build with field and remedy',
    async (text, heading, message) => {
      await expect(facesOf(text, heading)).rejects.toThrow(message);
    },
  );
});

describe('the logo', () => {
  it('contains colours instead of variables as a separate file', async () => {
    expect(await logoFile(brand)).not.toContain('var(');
    expect(await socialCardDrawing(brand)).toContain(brand.colours.accent);
  });

  it('stops the build if missing', async () => {
    await expect(logoFile({ ...brand, logo: 'nothing.svg' })).rejects.toThrow(
      'there is no images/nothing.svg',
    );
  });

  it('may be a photo, which becomes a small drawing beside the name', async () => {
    const header = await headerLogo({ name: 'Roy & Son', brand: { ...brand, logo: 'tools.webp' } });
    expect(header).toMatch(
      /^<img class="icon" src="\/favicon\.svg" alt="" width="\d+" height="192"><span>Roy &amp; Son<\/span>$/,
    );
    expect(await logoFile({ ...brand, logo: 'tools.webp' })).toContain('<image width');
  });

  it('gives way to a wordmark, which has the name in it', async () => {
    const header = await headerLogo({ name: 'Roy', brand: { ...brand, wordmark: brand.logo } });
    expect(header).toMatch(/^<img class="icon wordmark" src="\/wordmark\.svg" alt="Roy"[^>]*>$/);
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

  it('a colour outside sRGB keeps its lightness and reduces its chroma', () => {
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
  ])('the contrast of %s and %s is %s', (one, other, ratio) => {
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
    ['textOnGround', '#8a8a8a', 'text (#8a8a8a) on paper (#ffffff)'],
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
