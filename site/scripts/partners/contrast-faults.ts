import { contrast } from '../../../shared/brand/colour';

/** Text with too little contrast on its ground, and the ratio. */
export interface ContrastFault {
  readonly text: string;
  readonly ground: string;
  readonly ratio: string;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5;

/** Text colours of the tags, by ground. */
const textsOn: Readonly<Record<string, readonly string[]>> = {
  '--painting-surface': ['text', 'muted', 'brand', 'highlight', 'danger'],
  '--painting-field': ['text', 'muted'],
  '--painting-tint': ['text', 'muted', 'brand'],
  '--painting-accent': ['accent-text'],
  '--painting-brand': ['brand-text'],
  '--painting-result': ['result-text'],
};

/** Unreadable combinations among these colours (`#rrggbb`), keyed by custom property. */
export function contrastFaults({
  values,
}: {
  readonly values: Readonly<Record<string, string>>;
}): readonly ContrastFault[] {
  return Object.entries(textsOn).flatMap(([ground, texts]) =>
    texts.flatMap((name) => {
      const text = `--painting-${name}`;
      const ratio = contrast(values[text] ?? '', values[ground] ?? '');
      // Rounded down, so 4.49 doesn't read as 4.5.
      return ratio >= least ? [] : [{ text, ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }];
    }),
  );
}
