import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandValues } from '../../../build/business/brand-values';
import { readBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { brandedTokens } from '../../../build/widgets/style-tokens';
import { contrast } from '../../../shared/brand/colour';

type Colours = ReadonlyMap<string, string>;

/** Foreground, background and required contrast (WCAG 2.2: text, parts of controls). */
const pairs: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['text', 'surface', 7],
  ['text', 'tint', 7],
  ['text', 'field', 7],
  ['muted', 'surface', 4.5],
  ['muted', 'field', 4.5],
  ['brand', 'surface', 4.5],
  ['highlight', 'surface', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'field', 4.5],
  ['accent-text', 'accent', 4.5],
  ['brand-text', 'brand', 4.5],
  ['result-text', 'result', 4.5],
  ['border', 'field', 3],
  ['border', 'surface', 3],
];

const tokens = brandedTokens(brandValues(readBusiness().brand));
const defaults = {
  light: new Map(tokens.map(({ name, light }) => [name, light])),
  dark: new Map(tokens.map(({ name, dark }) => [name, dark])),
};
const files = readdirSync(fromRoot('examples/themes')).filter((file) => file.endsWith('.css'));
const themes = new Map<string, Colours>([
  ['the default on light pages', defaults.light],
  ['the default on dark pages', defaults.dark],
  ...files.map((file): [string, Colours] => [file, readTheme(file)]),
]);

describe('the ready-made themes', () => {
  it('are three', () => {
    expect(files).toEqual(['meadow.css', 'night.css', 'studio.css']);
  });

  it.each(files)('%s sets only existing custom properties and declares its colour scheme', (file) => {
    const css = readFileSync(fromRoot(`examples/themes/${file}`), 'utf8');
    const set = [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect(tokens.map(({ name }) => name)).toEqual(expect.arrayContaining(set));
    expect(css).toMatch(/color-scheme: (?:light|dark);/);
  });
});

describe.each([...themes])('%s', (_, colours) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %s', (front, ground, least) => {
    expect(contrast(colourOf(colours, front), colourOf(colours, ground))).toBeGreaterThanOrEqual(least);
  });
});

/** A theme's colours over the defaults of its colour scheme. */
function readTheme(file: string): Colours {
  const css = readFileSync(fromRoot(`examples/themes/${file}`), 'utf8');
  const scheme = /color-scheme: dark/.test(css) ? 'dark' : 'light';
  const set = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return new Map([...defaults[scheme], ...set]);
}

function colourOf(colours: Colours, name: string): string {
  const colour = colours.get(`--painting-${name}`);
  if (!colour) throw new Error(`No --painting-${name}`);
  return colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
}
