import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Brand } from '../../shared/brand/brand-schema';
import { businessFolder, siteFolder } from './folders';
import { type FallbackMetrics, type FontFile, readFontFile } from './font-file';
import { nameFromRoot } from './from-root';

type Fonts = Brand['fonts'];
type Role = keyof Fonts;

/** Folders searched for fonts: the business's own, then the site's. */
export const fontFolders: readonly string[] = [...new Set([businessFolder, siteFolder])].map((folder) =>
  join(folder, 'fonts'),
);

const systemFamilies = ['system-ui', 'sans-serif', 'serif', 'ui-rounded', 'ui-serif'];

/** Formats that `npm run business -- fonts` converts to WOFF2. */
export const otherFormats = /\.(ttf|otf|woff)$/i;

/** Whether every device has the family, so it needs no file. */
export function isSystemFont(family: string): boolean {
  return systemFamilies.includes(family);
}

/** Start of the file names of a family: `open-sans` of Open Sans. */
export function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** `font-family` for running text or headings: the font itself, Arial fitted to it, then other fonts. */
export function fontStack({ text, heading }: Fonts, role: Role): string {
  const families = role === 'text' || heading === text ? [text] : [heading, text];
  const [first = ''] = families;
  const all = [first, `${first} fallback`, ...families.slice(1), 'system-ui', 'sans-serif'];
  const named = isSystemFont(first) ? all.filter((family) => family !== `${first} fallback`) : all;
  return [...new Set(named)].map(quoted).join(', ');
}

/** A font file and the weights it stands for in the style sheet. */
interface Face {
  readonly file: FontFile;
  readonly weight: string;
}

/**
 * `@font-face` rules for a business's families and their fallbacks. `urlOf` is the address of a file in the
 * style sheet. Throws if a family has no file, or none of the weights its role needs.
 */
export async function fontFaces(
  fonts: Fonts,
  folders: readonly string[] = fontFolders,
  urlOf: (path: string) => string = (path) => path,
): Promise<string> {
  const rules = (await facesByRole(fonts, folders)).map(({ role, family, faces }) => [
    ...faces.map(
      ({ file, weight }) =>
        `@font-face { font-family: ${quoted(family)}; font-weight: ${weight};${file.isItalic ? ' font-style: italic;' : ''} font-display: swap; src: url("${urlOf(file.path)}") format("woff2"); }\n`,
    ),
    ...(role === 'text' ? textFallbacks : headingFallback)(family, faces),
  ]);
  return rules.flat().join('');
}

/** Paths of the files that the first paint needs: upright text, and headings. */
export async function firstPaintFonts(
  fonts: Fonts,
  folders: readonly string[] = fontFolders,
): Promise<readonly string[]> {
  const families = await facesByRole(fonts, folders);
  return families.flatMap(({ role, faces }) => {
    const first = role === 'text' ? lightest(faces, 400) : faces[0];
    return first ? [first.file.path] : [];
  });
}

/** WOFF2 files of a family, from the first folder that has any. */
export function fontPaths(family: string, folders: readonly string[], format = /\.woff2$/i): string[] {
  const start = bare(family);
  for (const folder of folders.filter((folder) => existsSync(folder))) {
    const files = readdirSync(folder).filter((file) => format.test(file) && bare(file).startsWith(start));
    if (files.length > 0) return files.sort().map((file) => join(folder, file));
  }
  return [];
}

async function facesByRole(fonts: Fonts, folders: readonly string[]) {
  const roles: readonly Role[] = fonts.text === fonts.heading ? ['text'] : ['text', 'heading'];
  const needed = roles.filter((role) => !isSystemFont(fonts[role]));
  return Promise.all(
    needed.map(async (role) => ({ role, family: fonts[role], faces: await facesOf(fonts, role, folders) })),
  );
}

async function facesOf(fonts: Fonts, role: Role, folders: readonly string[]): Promise<readonly Face[]> {
  const family = fonts[role];
  // 'Merriweather Sans' isn't 'Merriweather'.
  const longer = Object.values(fonts).filter(
    (other) => other !== family && bare(other).startsWith(bare(family)),
  );
  const paths = fontPaths(family, folders).filter(
    (path) => !longer.some((other) => bare(basename(path)).startsWith(bare(other))),
  );
  if (paths.length === 0) throw new Error(`${field(role)}: ${withoutFile(family, folders)}`);
  const files = await Promise.all(paths.map(readFontFile));
  if (role === 'heading') return [headingFace(files)];
  const faces = files.map((file) => ({ file, weight: [...new Set(file.weights)].join(' ') }));
  const has = (from: number, to: number) =>
    files.some(({ isItalic, weights: [min, max] }) => !isItalic && min <= to && max >= from);
  if (has(350, 450) && has(600, 800)) return faces;
  throw new Error(
    `${field(role)}: ${family} has only ${faces.map(({ weight }) => weight).join(', ')}, and text needs 400 and 700: add ${slugOf(family)}-${has(350, 450) ? '700' : '400'}.woff2, or use it for headings only`,
  );
}

/** Headings use one weight, the nearest to bold. Declared as 700, a lighter one isn't thickened by browsers. */
function headingFace(files: readonly FontFile[]): Face {
  const distance = ({ isItalic, weights: [min, max] }: FontFile) =>
    Math.max(min - 700, 700 - max, 0) + (isItalic ? 1000 : 0);
  const [file] = [...files].sort((one, other) => distance(one) - distance(other));
  if (!file) throw new Error('a family has at least one file');
  return { file, weight: '700' };
}

function textFallbacks(family: string, faces: readonly Face[]): string[] {
  const [regular, bold] = [lightest(faces, 400), lightest(faces, menuWeight)];
  return [
    ...(regular ? [fallbackFace(family, regular.file.fallback(400, 'regular'), arial, '400')] : []),
    ...(bold ? [fallbackFace(family, bold.file.fallback(menuWeight, 'bold'), arialBold, '600 700')] : []),
  ];
}

function headingFallback(family: string, [face]: readonly Face[]): string[] {
  return face ? [fallbackFace(family, face.file.fallback(700, 'bold'), arialBold, face.weight)] : [];
}

/** Menus and buttons use weights 550 to 650. */
const menuWeight = 600;

/** Upright face for a weight, or the next heavier one. */
function lightest(faces: readonly Face[], weight: number): Face | undefined {
  const upright = faces.filter(({ file }) => !file.isItalic && file.weights[1] >= weight - 50);
  return [...upright].sort((one, other) => one.file.weights[0] - other.file.weights[0])[0];
}

function withoutFile(family: string, folders: readonly string[]): string {
  const [other] = fontPaths(family, folders, otherFormats);
  if (other) return `${nameFromRoot(other)} is no WOFF2: \`npm run business -- fonts\` makes one of it`;
  const [own = ''] = folders.map(nameFromRoot);
  return `there is no font ${family} in ${folders.map(nameFromRoot).join(' or ')}: put ${slugOf(family)}.woff2 into ${own}, let \`npm run business -- fonts\` make it from its package, or name one of ${systemFamilies.join(', ')}`;
}

function field(role: Role): string {
  return `brand.fonts.${role} in business.json`;
}

function fallbackFace(
  family: string,
  fitted: FallbackMetrics,
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

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function quoted(family: string): string {
  return /^[\w-]+$/.test(family) ? family : `"${family}"`;
}
