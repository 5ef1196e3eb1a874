import { contrast } from '../../../shared/brand/colour';

/** A text that people with poor sight cannot read on its ground, with the contrast that it has. */
export interface ContrastFault {
  readonly text: string;
  readonly ground: string;
  readonly ratio: string;
}

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5;

/** The texts of the tags, by the ground that each stands on. */
const textsOn: Readonly<Record<string, readonly string[]>> = {
  '--painting-surface': ['text', 'muted', 'brand', 'highlight', 'danger'],
  '--painting-field': ['text', 'muted'],
  '--painting-tint': ['text', 'muted', 'brand'],
  '--painting-accent': ['accent-text'],
  '--painting-brand': ['brand-text'],
  '--painting-result': ['result-text'],
};

/** What could not be read with these colours (`#rrggbb`), by the names of the custom properties. */
export function contrastFaults({
  values,
}: {
  readonly values: Readonly<Record<string, string>>;
}): readonly ContrastFault[] {
  return Object.entries(textsOn).flatMap(([ground, texts]) =>
    texts.flatMap((name) => {
      const text = `--painting-${name}`;
      const ratio = contrast(values[text] ?? '', values[ground] ?? '');
      // Rounded down: 4.49 must not read as 4.5.
      return ratio >= least ? [] : [{ text, ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }];
    }),
  );
}
