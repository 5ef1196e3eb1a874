import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenDocs } from '../../widgets/element/describe-tag';
import { withBrand } from '../business/brand-styles';
import type { BrandValues } from '../business/brand-values';
import { fromRoot } from '../business/from-root';

/** A custom property that a page can set. */
export interface StyleToken {
  /** With dashes: `--painting-accent`. */
  readonly name: string;
  readonly description: string;
  /** CSS default on light and dark pages; `--brand(name)` is a value of the business's brand. */
  readonly light: string;
  readonly dark: string;
}

/**
 * Every `--painting-*` property in the widgets' style sheets, shared sheet first. Throws if one has no
 * description in `tokenDocs`, has two different defaults, or is never read.
 */
export function styleTokens(css: string = readStyles()): readonly StyleToken[] {
  const defaults = new Map<string, string>();
  for (const [name, fallback] of tokensIn(css)) {
    const known = defaults.get(name);
    if (known !== undefined && known !== fallback)
      throw new Error(`${name} has two defaults: ${known}, ${fallback}`);
    defaults.set(name, fallback);
  }
  const unread = Object.keys(tokenDocs).filter((name) => !defaults.has(name));
  if (unread.length > 0) throw new Error(`No style sheet reads ${unread.join(', ')}`);
  return [...defaults].map(([name, fallback]) => toToken(name, fallback));
}

/** Style tokens with brand values, or descriptions of them, filled into their defaults. */
export function brandedTokens(values: BrandValues): readonly StyleToken[] {
  return styleTokens().map((token) => ({
    ...token,
    light: withBrand(token.light, values),
    dark: withBrand(token.dark, values),
  }));
}

function toToken(name: string, fallback: string): StyleToken {
  const description = tokenDocs[name];
  if (!description) throw new Error(`${name} has no description in widgets/element/describe-tag.ts`);
  const [, light, dark] = /^light-dark\((.+?),\s*([^,]+)\)$/s.exec(fallback) ?? [];
  return { name, description, light: light ?? fallback, dark: dark ?? fallback };
}

/** Yields each `var(--painting-x, fallback)`; the fallback may contain brackets. */
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
  const ordered = [join('element', 'base.css'), ...files];
  return ordered.map((file) => readFileSync(fromRoot(join('widgets', file)), 'utf8')).join('\n');
}

function isOwnSheet(file: string): boolean {
  return file.startsWith('painting-');
}
