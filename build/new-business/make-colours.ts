import { contrast, hexOf, oklchOf } from '../../shared/brand/colour';
import type { BrandColours } from '../../shared/brand/shades';

/**
 * The colours of a brand from its three: text is nearly black, in the hue of the first one, the ground nearly white, in that
 * of the second, and on each colour stands whichever of black and white reads better. Throws for what is no colour.
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

/** A colour of that lightness with a breath of the hue of another. */
function tinged(colour: string, lightness: number): string {
  const { chroma, hue } = oklchOf(colour);
  return hexOf({ lightness, chroma: Math.min(chroma, lightness < 0.5 ? 0.028 : 0.01), hue });
}
