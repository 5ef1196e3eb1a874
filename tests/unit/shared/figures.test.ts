import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedFigure, readFigure, readLength, writeFigure } from '../../../shared/figures';

const area = { kind: 'area', unit: 'sq ft', language: 'en' } as const;
const inFrench = { ...area, language: 'fr' } as const;
const inMetres = { ...area, unit: 'm²' } as const;
const length = { ...area, kind: 'length' } as const;
const count = { ...area, kind: 'count' } as const;

describe('An area as people write it', () => {
  test.each<[string, number]>([
    ['850', 850],
    [' 850 ', 850],
    ['0', 0],
    ['-0', 0],
    ['+850', 850],
    ['850.5', 850.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1e3', 1000],
    ['12,5', 12.5],
    ['384,5', 384.5],
    ['0,125', 0.13],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1,200.5', 1200.5],
    ['1.200,50', 1200.5],
    ['1.234.567', 1234567],
    ['1 200,5', 1200.5],
    ['1\u00a0200', 1200],
    ['1\u202f200,5', 1200.5],
    ['1\u2009200', 1200],
    ["1'200", 1200],
    ['1’200.50', 1200.5],
    ['٣٠٠', 300],
    ['१२००', 1200],
    ['１，２００', 1200],
    ['٣٠٠٫٥', 300.5],
    ['١٬٢٠٠', 1200],
    ['\u200e850\u200f', 850],
    ['½', 0.5],
    ['12½', 12.5],
    ['12 ¾', 12.75],
    ['1 1/2', 1.5],
    ['3⁄4', 0.75],
    ['1200 sq ft', 1200],
    ['1,200 sq. ft.', 1200],
    ['1200sqft', 1200],
    ['1200 Square Feet', 1200],
    ['1200 ft²', 1200],
    ['1200 ft^2', 1200],
    ['1 200 pi²', 1200],
    ['1 200 pi ca', 1200],
    ['1 200 pieds carrés', 1200],
    ['30 m²', 322.92],
    ['30 square metres', 322.92],
    ['12,125 m²', 12125 * 10.7639],
  ])('%j is %d square feet', (text, squareFeet) => {
    expect(readFigure(text, area)).toBeCloseTo(squareFeet, 2);
    expect(readFigure(text.replace('12,125', '12.125'), inFrench)).toBeCloseTo(squareFeet, 2);
  });

  test.each<[string, AskedFigure, number]>([
    ['38,125', { ...inMetres, language: 'fr' }, 38.13],
    ['38.125', inMetres, 38.13],
    ['1.200', { ...inMetres, language: 'fr' }, 1200],
    ['1,200', inMetres, 1200],
    ['400 sq ft', inMetres, 37.16],
    ['37 m2', inMetres, 37],
  ])('%j is read by the unit and the language of the tag', (text, asked, figure) => {
    expect(readFigure(text, asked)).toBe(figure);
  });

  test.each(['', '   ', '\u00a0'])('%j is no figure', (text) => {
    expect(readFigure(text, area)).toBeNull();
  });

  test.each([
    '-1',
    '-0.5',
    'abc',
    '8 50',
    '1,2,3',
    '1,200,50',
    '1.200.5',
    '12/5',
    '1/0',
    '1e999',
    'Infinity',
    'NaN',
    '~850',
    '850 acres',
    '850 or 900',
    '½½',
  ])('%j is unreadable', (text) => {
    expect(readFigure(text, area)).toBe('unreadable');
    expect(readFigure(text, inFrench)).toBe('unreadable');
  });
});

describe('Two sides', () => {
  const floor = { ...area, takesSides: true };

  test.each<[string, AskedFigure, number]>([
    ['2x3', floor, 6],
    ['12 × 12', floor, 144],
    ['12.5*20', floor, 250],
    ['12’ x 20’', floor, 240],
    ['12 ft 6 in x 20 ft', floor, 250],
    ['12 by 20 ft', floor, 240],
    ['12,5 par 20', { ...floor, language: 'fr' }, 250],
    ['3 x 4 m', floor, 129.17],
    ['3 x 4', { ...floor, unit: 'm²' }, 12],
  ])('%j are a floor', (text, asked, figure) => {
    expect(readFigure(text, asked)).toBeCloseTo(figure, 1);
  });

  test('are no area of walls', () => {
    expect(readFigure('12x12', area)).toBe('sides');
  });

  test.each(['12x', 'x12', '12x12x8', 'axb'])('%j are unreadable', (text) => {
    expect(readFigure(text, floor)).toBe('unreadable');
  });
});

describe('A length', () => {
  test.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12.125', 12.125],
    ['1,200', 1200],
    ['1 200 ft', 1200],
    ['12,5 ft', 12.5],
    ['12½', 12.5],
    ['12 ft 6 in', 12.5],
    ['12 feet 6 1/2 inches', 12.542],
    ['12\'6"', 12.5],
    ['12’ 6”', 12.5],
    ['12′ 6″', 12.5],
    ['12 pi 6 po', 12.5],
    ["12'", 12],
    ['3.8 m', 12.467],
    ['3,8m', 12.467],
    ['3,8 mètres', 12.467],
    ['380 cm', 12.467],
    ['१२', 12],
  ])('%j is %d feet', (text, feet) => {
    expect(readFigure(text, length)).toBe(feet);
    expect(readLength(text, 'sq ft')).toBeCloseTo(feet, 3);
  });

  test('a length without a unit is in metres where visitors measure in them', () => {
    expect(readFigure('3,125', { ...length, unit: 'm²', language: 'fr' })).toBe(3.125);
    expect(readLength('3.8', 'm²')).toBeCloseTo(12.47, 2);
    expect(readLength('12’ 6”', 'm²')).toBe(12.5);
  });

  test.each(['twelve', '-12', '3.8 m 4', '1e3', '12 yards', '12” 6', '12"', '12 in', '12 6', '12x14'])(
    '%j is unreadable',
    (text) => {
      expect(readFigure(text, length)).toBe('unreadable');
      expect(readLength(text, 'sq ft')).toBeNull();
    },
  );
});

describe('A count', () => {
  test.each([
    ['12', 12],
    ['1,200', 1200],
    ['１２', 12],
    ['2.5', 'notWhole'],
    ['½', 'notWhole'],
    ['a dozen', 'unreadable'],
    ['2x3', 'unreadable'],
  ])('%j is %s', (text, read) => {
    expect(readFigure(text, count)).toBe(read);
  });
});

describe('A figure is written', () => {
  test.each([
    [1200, '1,200', '1\u00a0200'],
    [1234567.5, '1,234,567.5', '1\u00a0234\u00a0567,5'],
    [12.3456, '12.346', '12,346'],
    [0, '0', '0'],
  ])('%d as %j, in French as %j', (figure, english, french) => {
    expect(writeFigure(figure)).toBe(english);
    expect(writeFigure(figure, 'fr')).toBe(french);
  });

  test('a written figure is read back as itself', () => {
    const figures = fc.double({ min: 0, max: 1_000_000, noNaN: true });
    const asked = fc.constantFrom<AskedFigure>(area, inFrench, inMetres, length, {
      ...length,
      language: 'fr',
    });
    fc.assert(
      fc.property(figures, asked, (figure, kind) => {
        const read = readFigure(figure.toFixed(9), kind);
        expect(readFigure(writeFigure(Number(read), kind.language), kind)).toBe(read);
      }),
    );
  });
});

test('any text is a figure of at least 0, nothing or an issue', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const asked of [area, inFrench, length, count]) {
        const read = readFigure(text, asked);
        expect(typeof read !== 'number' || (Number.isFinite(read) && read >= 0)).toBe(true);
      }
    }),
  );
});
