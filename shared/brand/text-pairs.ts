import { contrast } from './colour';
import type { ShadeName, Shades } from './shades';
import { leastContrast } from './text-on';

/** The least contrast of text of 24 px and more (WCAG 2.2, 1.4.3). */
const leastContrastOfLargeText = 3;

/** Every text colour with each background it appears on, in the pages, the tags and the mails. */
export const textPairs: readonly (readonly [text: ShadeName, ground: ShadeName])[] = [
  ...on('paper', ['text', 'text-soft', 'muted', 'brand', 'brand-deep', 'highlight-text', 'danger']),
  ...on('ground', ['text', 'text-soft', 'brand', 'brand-deep', 'highlight-text']),
  ...on('brand-pale', ['text', 'brand', 'brand-deep']),
  ...on('accent-pale', ['text', 'brand']),
  ...on('danger-pale', ['danger']),
  ...on('brand', ['text-on-brand']),
  ...on('brand-deep', ['paper', 'brand-soft', 'brand-pale', 'accent-bright', 'night-brand', 'night-danger']),
  ...on('brand-deepest', ['paper', 'brand-pale', 'night-danger']),
  ...on('brand-paint', ['paper']),
  ...on('accent', ['text-on-accent']),
  ...on('accent-hover', ['text-on-accent']),
  ...on('highlight', ['text-on-highlight']),
  ...on('night-brand', ['night-text-on-brand']),
  ...on('night-surface', ['night-text', 'night-muted', 'night-brand', 'night-danger', 'accent-bright']),
  ...on('night-field', ['night-text', 'night-muted', 'night-danger']),
  ...on('night-tint', ['night-text', 'night-muted', 'night-brand']),
  ...on('night-result', ['paper']),
  ...on('night-text', ['text']),
];

/** The same for large text, such as the highlighted word of a title. */
export const largeTextPairs: typeof textPairs = on('brand-paint', ['accent-bright']);

/** Running text: on the grounds of pages, on dark bands, and the sentences of banners. */
const bodyPairs: typeof textPairs = [
  ...on('paper', ['text', 'text-soft']),
  ...on('ground', ['text', 'text-soft']),
  ...on('brand-deep', ['paper', 'brand-pale']),
  ...on('brand-deepest', ['paper', 'brand-pale']),
  ...on('brand-paint', ['paper']),
];

/** The least contrasts that texts of these shades have, rounded down: of running text, of any text, and of large words. */
export function leastContrasts(shades: Shades) {
  const least = (pairs: typeof textPairs) =>
    roundedDown(Math.min(...pairs.map(([text, ground]) => contrast(shades[text], shades[ground]))));
  return { body: least(bodyPairs), text: least(textPairs), large: least(largeTextPairs) };
}

/** One sentence for each pair with too little contrast, with the contrast it has and the one it needs. */
export function unreadablePairs(shades: Shades): readonly string[] {
  return [
    ...pairsBelow(leastContrast, textPairs, shades),
    ...pairsBelow(leastContrastOfLargeText, largeTextPairs, shades),
  ];
}

function pairsBelow(least: number, pairs: typeof textPairs, shades: Shades): string[] {
  return pairs.flatMap(([text, ground]) => {
    const found = contrast(shades[text], shades[ground]);
    if (found >= least) return [];
    const shown = roundedDown(found);
    return `${text} (${shades[text]}) on ${ground} (${shades[ground]}) has a contrast of ${shown}:1; text needs ${least}:1`;
  });
}

/** With one decimal: 4.49 must not read as 4.5. */
function roundedDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function on(ground: ShadeName, texts: readonly ShadeName[]): (readonly [ShadeName, ShadeName])[] {
  return texts.map((text) => [text, ground]);
}
