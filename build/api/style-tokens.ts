import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../from-root';

/** One custom property that a page may set. */
export interface StyleToken {
  /** With its dashes: `--painting-accent`. */
  readonly name: string;
  readonly description: string;
  /** What holds while the page sets nothing, in light and in dark surroundings. */
  readonly light: string;
  readonly dark: string;
}

/** What each token is for; its name and its default stand in the style sheets. */
const descriptions: Readonly<Record<string, string>> = {
  '--painting-accent': 'The main button and what is chosen.',
  '--painting-accent-text': 'Text on the accent.',
  '--painting-brand': 'Links, focus ring, progress.',
  '--painting-brand-text': 'Text on the brand colour, such as an arrow under the pointer.',
  '--painting-highlight': "Highlighted words, such as 'free'.",
  '--painting-text': 'Text.',
  '--painting-muted': 'Labels and notes.',
  '--painting-surface': 'Cards, dialogs.',
  '--painting-field': 'The ground of inputs.',
  '--painting-border': 'The edge of inputs.',
  '--painting-line': 'Rules between things.',
  '--painting-tint': 'A quiet ground for groups.',
  '--painting-result': 'The ground of the total.',
  '--painting-result-text': 'The total.',
  '--painting-danger': 'What is wrong with a field.',
  '--painting-radius': 'Corners.',
  '--painting-space': 'The unit of distances.',
  '--painting-font-size': 'The size of text; everything else follows in `em`.',
  '--painting-font': 'The typeface of text.',
  '--painting-heading-font': 'The typeface of headings.',
  '--painting-shadow': 'The shadow of the card around a form.',
};

/**
 * Every `--painting-*` property that the widgets' style sheets read, the shared sheet's first. Throws for one that is
 * not described here, that has two different defaults, or that is described and read nowhere.
 */
export function styleTokens(css: string = readStyles()): readonly StyleToken[] {
  const defaults = new Map<string, string>();
  for (const [name, fallback] of tokensIn(css)) {
    const known = defaults.get(name);
    if (known !== undefined && known !== fallback)
      throw new Error(`${name} has two defaults: ${known}, ${fallback}`);
    defaults.set(name, fallback);
  }
  const unread = Object.keys(descriptions).filter((name) => !defaults.has(name));
  if (unread.length > 0) throw new Error(`No style sheet reads ${unread.join(', ')}`);
  return [...defaults].map(([name, fallback]) => toToken(name, fallback));
}

function toToken(name: string, fallback: string): StyleToken {
  const description = descriptions[name];
  if (!description) throw new Error(`${name} has no description in build/api/style-tokens.ts`);
  const [, light, dark] = /^light-dark\((.+?),\s*([^,]+)\)$/s.exec(fallback) ?? [];
  return { name, description, light: light ?? fallback, dark: dark ?? fallback };
}

/** `var(--painting-x, fallback)` with a fallback that may hold brackets of its own. */
function* tokensIn(css: string): Generator<[name: string, fallback: string]> {
  for (const match of css.matchAll(/var\(\s*(--painting-[a-z-]+)\s*,\s*/g)) {
    const start = match.index + match[0].length;
    yield [match[1] ?? '', css.slice(start, closingBracket(css, start)).trim()];
  }
}

function closingBracket(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '(') depth++;
    if (css[at] === ')' && --depth === 0) return at;
  }
  throw new Error('A bracket of a style sheet is never closed');
}

function readStyles(): string {
  const files = readdirSync(fromRoot('widgets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort((one, other) => Number(isOwnSheet(one)) - Number(isOwnSheet(other)) || one.localeCompare(other));
  const ordered = [join('element', 'styles', 'tokens.css'), ...files];
  return ordered.map((file) => readFileSync(fromRoot(join('widgets', file)), 'utf8')).join('\n');
}

function isOwnSheet(file: string): boolean {
  return file.startsWith('painting-');
}
