import { withPlainDigits } from './digits';
import { defaultLanguage, type Language, texts } from './texts';
import { type AreaUnit, areaIn, estimatorTexts, feetOf, lengthIn, sqftOf, unbroken } from './units';

/* Areas, lengths and counts as people write them (docs/behaviour.md#75-figures-as-people-write-them). */

/** Why a text is no figure: unreadable, not whole, or sides in place of an area. */
export type FigureIssue = 'unreadable' | 'notWhole' | 'sides';

/** What a figure is asked for. */
export interface AskedFigure {
  readonly kind: 'area' | 'length' | 'count';
  /** The business's unit; lengths are in feet or, with square metres, in metres. */
  readonly unit: AreaUnit;
  readonly language?: Language;
  /** Whether two sides, `12 x 20`, mean their product. They don't for the walls of a room. */
  readonly takesSides?: boolean;
}

/**
 * The figure that a text means, in the business's unit: null if the text is empty, the issue if it is no such figure.
 * Areas are rounded to two decimals, lengths to three, so that a figure written by `writeFigure` is read back as itself.
 */
export function readFigure(text: string, asked: AskedFigure): number | null | FigureIssue {
  const plain = plainText(text);
  if (plain === '') return null;
  const { kind, unit, language = defaultLanguage, takesSides } = asked;
  const { decimal } = texts[language].money;
  let figure: number;
  if (kind === 'length') {
    figure = rounded(lengthIn(unit, readFeet(plain, unit, decimal)), 3);
  } else if (kind === 'count') {
    figure = readNumber(plain, '');
    if (figure % 1) return 'notWhole';
  } else {
    const sides = readSides(plain, unit, decimal);
    if (sides && !takesSides) return 'sides';
    figure = rounded(sides ? areaIn(unit, sides) : readArea(plain, unit, decimal), 2);
  }
  return Number.isNaN(figure) ? 'unreadable' : figure;
}

/** The feet that a text such as `12 ft 6 in` or `3.8 m` means; null if it is not a length. Without a unit it is in feet, or metres for a business with square metres. */
export function readLength(text: string, unit: AreaUnit, language = defaultLanguage): number | null {
  const feet = readFeet(plainText(text), unit, texts[language].money.decimal);
  return Number.isNaN(feet) ? null : feet;
}

/** A figure in a language, with at most three decimals: `1,234.5`, in French `1 234,5`. */
export function writeFigure(figure: number, language = defaultLanguage): string {
  const { thousands, decimal } = texts[language].money;
  const [units = '', part] = String(rounded(figure, 3)).split('.');
  return units.replace(/\B(?=(\d{3})+$)/g, thousands) + (part ? decimal + part : '');
}

/** Square feet as text in a unit: `1,200 sq ft`, with spaces that don't break. Square metres have at most two decimals. */
export function areaText(squareFeet: number, unit: AreaUnit, language: Language): string {
  const { areaUnit } = estimatorTexts(language, unit);
  return unbroken(`${writeFigure(areaIn(unit, squareFeet), language)} ${areaUnit}`);
}

/** Feet as text in feet or, with square metres, in metres, with one decimal: `12.5 ft`, with spaces that don't break. */
export function lengthText(feet: number, unit: AreaUnit, language: Language): string {
  const { lengthUnit } = estimatorTexts(language, unit);
  return unbroken(`${writeFigure(rounded(lengthIn(unit, feet), 1), language)} ${lengthUnit}`);
}

/** Plain digits, spaces, quotation marks and letters: `１２½ ｍ²` is `12 1/2 m2`. */
function plainText(text: string): string {
  return withPlainDigits(
    text
      // 12½ would become 121/2.
      .replace(/[¼-¾⅐-⅞]/g, ' $&')
      .replace(/[”″“]|''/g, '"')
      .replace(/[’‘′`]/g, "'")
      .normalize('NFKD'),
  )
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[⁄∕]/g, '/')
    .replace(/[×*]/g, 'x')
    .replace(/٫/g, '.')
    .replace(/٬/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Letters or quotation marks at the end. */
const ending = / ?((?:[a-z]{2,}|[a-df-z])[a-z. ^]*2?)?$/;
const squareFeet = /^(?:s(?:q(?:uare)?)?)?f(?:t|eet|oot)?2?$|^p(?:i|ieds?)?(?:2|ca?(?:rres?)?)?$/;
const squareMetres = /^(?:sq(?:uare)?)?m(?:et(?:er|re)s?)?(?:2|carres?)?$/;

/** An area in `unit`, from a figure in either unit; NaN for any other text, as below. */
function readArea(text: string, unit: AreaUnit, decimal: string): number {
  const name = ending.exec(text)?.[1] ?? '';
  const bare = name.replace(/[. ^]/g, '');
  const given = bare ? (squareFeet.test(bare) ? 'sq ft' : squareMetres.test(bare) ? 'm²' : undefined) : unit;
  if (!given) return Number.NaN;
  // Nobody gives thousandths of a square foot: three digits after its point are thousands.
  const figure = readNumber(text.slice(0, text.length - name.length), given === 'm²' ? decimal : '');
  return given === unit ? figure : areaIn(unit, sqftOf(figure, given));
}

/** The square feet of `12 x 20` or `12' x 20 ft`. */
function readSides(text: string, unit: AreaUnit, decimal: string): number {
  const sides = text.split(/ ?(?:x|by|par) ?/);
  const [first = '', second = ''] = sides;
  if (sides.length !== 2) return Number.NaN;
  // `3 x 4 m` has its unit once.
  const last = /[a-z'"]$/.test(first) ? '' : (/[a-z']+$/.exec(second)?.[0] ?? '');
  return readFeet(first + last, unit, decimal) * readFeet(second, unit, decimal);
}

const lengthPattern =
  /^([\d .,/]+?)(?: ?(m|met(?:er|re)s?|cm|f(?:t|eet|oot)|p(?:i|ieds?)|')\.?(?: ?([\d .,/]+?) ?(?:in|inch(?:es)?|po|pouces?|")?\.?)?)?$/;

/** The feet of a length in plain text. */
function readFeet(text: string, usualUnit: AreaUnit, decimal: string): number {
  const [, whole = '', unit = '', inches] = lengthPattern.exec(text) ?? [];
  const figure = readNumber(whole, decimal);
  const isMetric = /m/.test(unit || usualUnit);
  if (!isMetric) return figure + (inches === undefined ? 0 : readNumber(inches, decimal) / 12);
  return inches === undefined ? feetOf(unit === 'cm' ? figure / 100 : figure, 'm²') : Number.NaN;
}

/**
 * A number of at least 0, perhaps with a fraction. A comma, a point, a space or an apostrophe before three digits groups
 * thousands, except for `decimal`, which may be followed by thousandths.
 */
function readNumber(text: string, decimal: string): number {
  const [, whole = '', top, bottom] = /^(.*?)(?:(?:^| )(\d\d?) ?\/ ?([2-9]|16))?$/.exec(text.trim()) ?? [];
  const fraction = top ? Number(top) / Number(bottom) : 0;
  const units = whole || !top ? readDecimal(whole.replace(/^\+|^-(?=0*$)/, ''), decimal) : 0;
  return fraction < 1 && units < Number.POSITIVE_INFINITY ? units + fraction : Number.NaN;
}

function readDecimal(text: string, decimal: string): number {
  const separator = /^[1-9]\d{0,2}([ ,.'])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.exec(text)?.[1];
  const isThousandths = separator === decimal && /^\d+\D\d+$/.test(text);
  const ungrouped = separator && !isThousandths ? text.split(separator).join('') : text;
  return /^[\d.,]+(?:e\d+)?$/.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : Number.NaN;
}

function rounded(figure: number, decimals: number): number {
  return Math.round(figure * 10 ** decimals) / 10 ** decimals;
}
