import { describe, expect, it } from 'vitest';
import { withBrand } from '../../../build/brand/brand-styles';
import { brandValues } from '../../../build/brand/brand-values';
import { logoFile } from '../../../build/brand/logo';
import { socialCardDrawing } from '../../../build/brand/social-card';
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
  ])('has %s as %s', (written, value) => {
    expect(withBrand(written, values)).toBe(value);
  });

  it('names a value that the brand has not', () => {
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

  it('are the families, each with Arial fitted to it, then those of the system', () => {
    const fonts = { text: 'Plain', heading: 'Loud One' };
    expect(fontStack(fonts, 'text')).toBe('Plain, "Plain fallback", system-ui, sans-serif');
    expect(fontStack(fonts, 'heading')).toBe('"Loud One", "Loud One fallback", Plain, system-ui, sans-serif');
    expect(fontFaces(fonts, files).match(/@font-face/g)).toHaveLength(4);
  });

  it('have Arial Bold fitted to the heavier weights of running text, where these were measured', () => {
    const plain = { file: 'plain.woff2', weight: '400 700', fallback };
    const boldFallback = { ...fallback, 'size-adjust': '94.83%' };
    const faces = fontFaces({ text: 'Plain', heading: 'Plain' }, { Plain: { ...plain, boldFallback } });
    expect(faces).toMatch(/"Plain fallback"; font-weight: 600 700; src: local\("Arial Bold"\).*94\.83%/);
  });

  it('may be one family for everything, or have no file at all', () => {
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
  it('has the shades themselves where it is a file of its own', () => {
    expect(logoFile(brand)).not.toContain('var(');
    expect(socialCardDrawing(brand)).toContain(brand.colours.accent);
  });

  it('that is not there stops the build', () => {
    expect(() => logoFile({ ...brand, logo: 'nothing.svg' })).toThrow('there is no images/nothing.svg');
  });
});
