/** Lightness from 0 (black) to 1 (white), chroma from 0 (grey) to about 0.4, hue in degrees: https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** The OKLCH coordinates of `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as `#rrggbb`, with as much of its chroma as sRGB can show at that lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  if (isInGamut(linearOf({ lightness, chroma, hue }))) return hexOfLinear({ lightness, chroma, hue });
  let [shown, beyond] = [0, chroma];
  while (beyond - shown > 0.0001) {
    const middle = (shown + beyond) / 2;
    if (isInGamut(linearOf({ lightness, chroma: middle, hue }))) shown = middle;
    else beyond = middle;
  }
  return hexOfLinear({ lightness, chroma: shown, hue });
}

/** The contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(channels: Triple): boolean {
  return channels.every((channel) => channel > -0.0001 && channel < 1.0001);
}

function hexOfLinear(colour: Oklch): string {
  const pairs = linearOf(colour).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${pairs.join('')}`;
}
