import { describe, expect, it } from 'vitest';
import { withBrand } from '../../../build/brand/brand-styles';
import { brandValues } from '../../../build/brand/brand-values';
import { logoFile, socialCardDrawing } from '../../../build/brand/logo';
import { readBusiness } from '../../../build/business';
import { type FontFiles, fontFaces, fontStack } from '../../../build/fonts/brand-fonts';

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
