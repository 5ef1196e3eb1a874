import { hexOf, oklchOf } from './colour';

/** The business's colours as `#rrggbb`: three brand colours, the ground of its pages, and the text on each. */
export interface BrandColours {
  /** Headers, links, buttons of second rank. */
  readonly brand: string;
  readonly textOnBrand: string;
  /** The main buttons, and marks on dark bands. */
  readonly accent: string;
  readonly textOnAccent: string;
  /** Highlighted words, and badges. */
  readonly highlight: string;
  readonly textOnHighlight: string;
  /** The tinted bands of the pages; the others are white. */
  readonly ground: string;
  readonly textOnGround: string;
}

/** Colours that no business chooses: paper is white, and errors are red. */
const constants = { paper: '#ffffff', danger: '#a8361a' } as const;

/** How much darker a main button is under the pointer. */
const hoverDarkening = 0.93;

/**
 * Every other shade, by one rule: the hue of a colour at another lightness (OKLCH, from 0 to 1), with its chroma times
 * a factor. An absolute lightness, not one relative to the colour, keeps a shade's contrast about the same for all
 * businesses. `night-…` are the tags' shades on dark pages.
 */
const derived = {
  'brand-deepest': { of: 'brand', lightness: 0.278, chroma: 0.58 },
  'brand-deep': { of: 'brand', lightness: 0.323, chroma: 0.69 },
  'brand-paint': { of: 'brand', lightness: 0.45, chroma: 1 },
  'brand-bright': { of: 'brand', lightness: 0.591, chroma: 1.19 },
  'brand-mist': { of: 'brand', lightness: 0.683, chroma: 0.5 },
  'brand-soft': { of: 'brand', lightness: 0.906, chroma: 0.2 },
  'brand-pale': { of: 'brand', lightness: 0.952, chroma: 0.12 },
  'accent-bright': { of: 'accent', lightness: 0.785, chroma: 1 },
  'accent-pale': { of: 'accent', lightness: 0.967, chroma: 0.18 },
  'highlight-text': { of: 'highlight', lightness: 0.53, chroma: 0.95 },
  'text-soft': { of: 'text', lightness: 0.407, chroma: 0.9 },
  muted: { of: 'text', lightness: 0.459, chroma: 0.8 },
  border: { of: 'text', lightness: 0.623, chroma: 0.55 },
  line: { of: 'ground', lightness: 0.9, chroma: 1.8 },
  'danger-pale': { of: 'danger', lightness: 0.93, chroma: 0.2 },
  'night-brand': { of: 'brand', lightness: 0.767, chroma: 1.1 },
  'night-text-on-brand': { of: 'text', lightness: 0.226, chroma: 1 },
  'night-text': { of: 'ground', lightness: 0.956, chroma: 1 },
  'night-muted': { of: 'text', lightness: 0.812, chroma: 0.43 },
  'night-surface': { of: 'text', lightness: 0.299, chroma: 1.3 },
  'night-field': { of: 'text', lightness: 0.253, chroma: 1.15 },
  'night-border': { of: 'text', lightness: 0.652, chroma: 0.9 },
  'night-line': { of: 'text', lightness: 0.394, chroma: 1.3 },
  'night-tint': { of: 'text', lightness: 0.333, chroma: 1.4 },
  'night-result': { of: 'text', lightness: 0.251, chroma: 1.25 },
  'night-danger': { of: 'danger', lightness: 0.833, chroma: 0.6 },
} as const;

type Chosen =
  | 'brand'
  | 'text-on-brand'
  | 'accent'
  | 'accent-hover'
  | 'text-on-accent'
  | 'highlight'
  | 'text-on-highlight'
  | 'ground'
  | 'text';

/** The name of a shade, as style sheets and templates use it. */
export type ShadeName = Chosen | keyof typeof constants | keyof typeof derived;

/** All shades of a business as `#rrggbb`. */
export type Shades = Readonly<Record<ShadeName, string>>;

/** The colours of a business and every shade derived from them. */
export function shadesOf(colours: BrandColours): Shades {
  const chosen = {
    brand: colours.brand,
    'text-on-brand': colours.textOnBrand,
    accent: colours.accent,
    'accent-hover': darker(colours.accent, hoverDarkening),
    'text-on-accent': colours.textOnAccent,
    highlight: colours.highlight,
    'text-on-highlight': colours.textOnHighlight,
    ground: colours.ground,
    text: colours.textOnGround,
    ...constants,
  };
  const made = Object.entries(derived).map(([name, { of, lightness, chroma }]) => {
    const own = oklchOf(chosen[of]);
    return [name, hexOf({ ...own, lightness, chroma: own.chroma * chroma })];
  });
  return { ...chosen, ...Object.fromEntries(made) };
}

/** Origin of a shade, for people: `brand`, or `brand at 77 %` for its hue at that lightness. */
export function describeShade(name: string): string {
  const rule = Object.entries(derived).find(([derivedName]) => derivedName === name)?.[1];
  return rule ? `${rule.of} at ${Math.round(rule.lightness * 100)} %` : name;
}

function darker(hex: string, times: number): string {
  const own = oklchOf(hex);
  return hexOf({ ...own, lightness: own.lightness * times });
}
