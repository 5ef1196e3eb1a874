import { contrast, hexOf, oklchOf } from '../../shared/brand/colour';
import type { BrandColours } from '../../shared/brand/shades';

/**
 * A brand's palette from its three colours: near-black text in the hue of the first, a near-white ground in
 * the hue of the second, and black or white text on each colour, by contrast. Throws for an invalid colour.
 */
export function makeColours(three: readonly string[]): BrandColours {
  const wrong = three.find((colour) => !/^#[\da-f]{6}$/i.test(colour));
  if (three.length !== 3 || wrong !== undefined)
    throw new Error(
      `colours: ${wrong ?? three.length} must be three colours, each # and six digits from 0 to f`,
    );
  const [brand = '', accent = '', highlight = ''] = three.map((colour) => colour.toLowerCase());
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

/** A colour of the given lightness, tinted with another's hue. */
function tinged(colour: string, lightness: number): string {
  const { chroma, hue } = oklchOf(colour);
  return hexOf({ lightness, chroma: Math.min(chroma, lightness < 0.5 ? 0.028 : 0.01), hue });
}
