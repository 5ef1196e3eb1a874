import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Brand } from '../../shared/brand/brand-schema';
import { checkData, parseJsonFile } from '../check-data';
import { fromRoot } from '../from-root';

const percent = z.string().regex(/^\d+(\.\d+)?%$/, 'must be a percentage, such as 95.6%');

const fallbackSchema = z.strictObject({
  'size-adjust': percent,
  'ascent-override': percent,
  'descent-override': percent,
  'line-gap-override': percent,
});

const fontsSchema = z.record(
  z.string(),
  z.strictObject({
    file: z.string(),
    /** `400 700` for a range of weights, `700` for one. */
    weight: z.string(),
    /** Fits Arial to the family, so no line wraps differently once the font loads. */
    fallback: fallbackSchema,
    /** Fits Arial Bold to the heavier text weights in menus and buttons. */
    boldFallback: fallbackSchema.optional(),
  }),
);

/** Families in `site/fonts`, by name. */
export type FontFiles = z.infer<typeof fontsSchema>;

/** List of the families in `site/fonts`, written by `npm run fonts`. */
export const fontsFile = fromRoot('site/fonts/fonts.json');

/** Weights of running text. Headings use only the heaviest. */
export const textWeights = '400 700';

const systemFamilies = ['system-ui', 'sans-serif', 'serif', 'ui-rounded', 'ui-serif'];

/** Reads the list of families in `site/fonts`. */
export function readFonts(): FontFiles {
  const data = parseJsonFile(readFileSync(fontsFile, 'utf8'), 'site/fonts/fonts.json');
  return checkData(fontsSchema, data, (path) => `site/fonts/fonts.json: ${path.join('.')}`);
}

/** Whether every device has the family, so it needs no file. */
export function isSystemFont(family: string): boolean {
  return systemFamilies.includes(family);
}

/** `font-family` for running text or headings: the family, fitted Arial, then system fonts. */
export function fontStack({ text, heading }: Brand['fonts'], role: 'text' | 'heading'): string {
  const families = role === 'text' || heading === text ? [text] : [heading, text];
  const [first = ''] = families;
  const all = [first, `${first} fallback`, ...families.slice(1), 'system-ui', 'sans-serif'];
  const named = isSystemFont(first) ? all.filter((family) => family !== `${first} fallback`) : all;
  return [...new Set(named)].map(quoted).join(', ');
}

/**
 * `@font-face` rules for a business's families and their fallbacks; throws if a family isn't in `site/fonts`.
 */
export function fontFaces(fonts: Brand['fonts'], files: FontFiles = readFonts()): string {
  const roles = fonts.text === fonts.heading ? (['text'] as const) : (['text', 'heading'] as const);
  return roles.map((role) => (isSystemFont(fonts[role]) ? '' : facesOf(fonts[role], role, files))).join('');
}

function facesOf(family: string, role: 'text' | 'heading', files: FontFiles): string {
  const font = files[family];
  if (!font || (role === 'text' && font.weight !== textWeights))
    throw new Error(
      `brand.fonts.${role} in business.json: site/fonts has no ${family} for it. \`npm run fonts\` makes it from its package, or name one of ${systemFamilies.join(', ')}`,
    );
  const own = `@font-face { font-family: ${quoted(family)}; font-weight: ${font.weight}; font-display: swap; src: url("/fonts/${font.file}") format("woff2"); }\n`;
  if (role === 'heading' && font.weight !== textWeights)
    return own + fallbackFace(family, font.fallback, arialBold, font.weight);
  return (
    own +
    fallbackFace(family, font.fallback, arial, '400') +
    (font.boldFallback ? fallbackFace(family, font.boldFallback, arialBold, '600 700') : '')
  );
}

function fallbackFace(
  family: string,
  fitted: FontFiles[string]['fallback'],
  local: readonly string[],
  weight: string,
): string {
  const sources = local.map((name) => `local("${name}")`).join(', ');
  const metrics = Object.entries(fitted).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { font-family: "${family} fallback"; font-weight: ${weight}; src: ${sources}; ${metrics.join(' ')} }\n`;
}

/** Local names of Arial and its metric equivalents. */
const arial = ['Arial', 'Liberation Sans', 'Helvetica Neue'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'];

function quoted(family: string): string {
  return /^[\w-]+$/.test(family) ? family : `"${family}"`;
}
