import { contrast, hexOf, oklchOf } from '../../shared/brand/colour';
import { type BrandColours, shadesOf } from '../../shared/brand/shades';
import { unreadablePairs } from '../../shared/brand/text-pairs';

/** Three colours with too little contrast, and the nearest that have enough. */
export class UnreadableColours extends Error {
  /** An answer that passes. */
  readonly suggestion: string;

  constructor(three: readonly string[], passing: readonly string[]) {
    const changes = three.flatMap((colour, index) =>
      colour === passing[index] ? [] : [`${colour} becomes ${passing[index]}`],
    );
    const [reason] = unreadablePairs(shadesOf(paletteOf(three)));
    super(`colours: ${reason}. The nearest shades that pass: ${passing.join(' ')} (${changes.join(', ')})`);
    this.suggestion = passing.join(' ');
  }
}

/**
 * A brand's palette from its three colours. Throws for an invalid colour, and `UnreadableColours` where text on
 * one of them can't be read.
 */
export function makeColours(given: readonly string[]): BrandColours {
  const wrong = given.find((colour) => !/^#[\da-f]{6}$/i.test(colour));
  if (given.length !== 3 || wrong !== undefined)
    throw new Error(
      `colours: ${wrong ?? given.length} must be three colours, each # and six digits from 0 to f`,
    );
  const three = given.map((colour) => colour.toLowerCase());
  if (isReadable(three)) return paletteOf(three);
  throw new UnreadableColours(three, three.map(nearestPassing));
}

/**
 * Near-black text in the hue of the first, a near-white ground in the hue of the second, and black or white
 * text on each colour, by contrast.
 */
function paletteOf([brand = '', accent = '', highlight = '']: readonly string[]): BrandColours {
  const dark = tinged(brand, 0.25);
  const ground = tinged(accent, 0.974);
  const on = (colour: string) => (contrast(dark, colour) > contrast('#ffffff', colour) ? dark : '#ffffff');
  return {
    brand,
    textOnBrand: on(brand),
    accent,
    textOnAccent: on(accent),
    highlight,
    textOnHighlight: on(highlight),
    ground,
    textOnGround: dark,
  };
}

function isReadable(three: readonly string[]): boolean {
  return unreadablePairs(shadesOf(paletteOf(three))).length === 0;
}

/** The colour at the nearest lightness that passes beside greys, in steps of half a percent. */
function nearestPassing(colour: string, index: number): string {
  const own = oklchOf(colour);
  const steps = Array.from({ length: 200 }, (_, step) => [-step / 200, step / 200]).flat();
  const shades = steps.map((step) =>
    step === 0 ? colour : hexOf({ ...own, lightness: Math.min(1, Math.max(0, own.lightness + step)) }),
  );
  return shades.find((shade) => isReadable(greys.with(index, shade))) ?? colour;
}

const greys = ['#444444', '#cccccc', '#444444'];

/** A colour of the given lightness, tinted with another's hue. */
function tinged(colour: string, lightness: number): string {
  const { chroma, hue } = oklchOf(colour);
  return hexOf({ lightness, chroma: Math.min(chroma, lightness < 0.5 ? 0.028 : 0.01), hue });
}
