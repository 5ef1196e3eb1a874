/**
 * `npm run business -- fonts`: makes the WOFF2 files in the business's folder `fonts` for the families that `brand` of its
 * `business.json` names, from TTF, OTF or WOFF files in that folder, or from their packages. Install those first: `npm
 * install --save-dev --save-exact @fontsource-variable/<family>`, or `@fontsource/<family>` for a family without a
 * weight axis.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import subsetFont from 'subset-font';
import { brandSchema } from '../../shared/brand/brand-schema';
import { fontPaths, isSystemFont, otherFormats, slugOf } from '../business/brand-fonts';
import { businessFile } from '../business/business';
import { businessFolder } from '../business/folders';
import { readFontFile } from '../business/font-file';
import { fromRoot, nameFromRoot } from '../business/from-root';

const folder = join(businessFolder, 'fonts');

/**
 * A server's initial congestion window is ten segments of 1,460 bytes, headers included (RFC 6928). A font
 * that fits arrives one round trip sooner, 150 ms on a slow phone connection. So each font has only the
 * letters of English and French and the signs in our texts, and no alternate glyphs.
 */
const letters = `${range(0x20, 0x7e)}àâäçéèêëîïôöùûüœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ`;
const punctuation = '–—‘’“”…\u00a0';
const headings = `${letters}${punctuation}`;
/** For visitors' names, measurements, prices and the widgets' arrows. */
const bodyText = `${headings}ñáíóúÑÁÍÓÚ·°×½¼¾²«»©−→\u202f`;

type Role = 'text' | 'heading';

try {
  const { text, heading } = await namedFonts();
  await mkdir(folder, { recursive: true });
  await makeFamily(text, 'text');
  if (heading !== text) await makeFamily(heading, 'heading');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads only the fonts: the full check of the business requires the files that this script makes. */
async function namedFonts() {
  const { brand } = JSON.parse(await readFile(businessFile, 'utf8'));
  return brandSchema.shape.fonts.parse(brand?.fonts);
}

async function makeFamily(family: string, role: Role): Promise<void> {
  if (isSystemFont(family)) return;
  const own = fontPaths(family, [folder], otherFormats);
  for (const path of own) await makeFont(path, parse(path).name, role);
  if (own.length === 0) await makeFromPackage(family, role);
}

async function makeFromPackage(family: string, role: Role): Promise<void> {
  const slug = slugOf(family);
  const [packaged] = ['@fontsource-variable', '@fontsource']
    .map((scope) => fromRoot(`node_modules/${scope}/${slug}`))
    .filter((path) => existsSync(path));
  if (!packaged)
    throw new Error(
      `No font ${family}: put its TTF, OTF or WOFF files into ${nameFromRoot(folder)}, named ${slug}-…, or npm install --save-dev --save-exact @fontsource-variable/${slug} (@fontsource/${slug} if it has no weight axis)`,
    );
  // Large optical sizes are for headings.
  const files = [...(role === 'heading' ? ['opsz'] : []), 'wght', '400', '700'].map(
    (kind) => [kind, join(packaged, `files/${slug}-latin-${kind}-normal.woff2`)] as const,
  );
  const present = files.filter(([, path]) => existsSync(path));
  const [[kind = '', variable = ''] = []] = present;
  if (['opsz', 'wght'].includes(kind)) await makeFont(variable, `${slug}-latin-normal`, role);
  else for (const [weight, path] of present) await makeFont(path, `${slug}-latin-${weight}-normal`, role);
  await copyFile(join(packaged, 'LICENSE'), join(folder, `${slug}-licence.txt`));
}

/**
 * Makes a WOFF2 with our letters only. Headings have one instance of a weight axis: bold, at a large optical
 * size if the family has one. That is half the bytes of the whole axis.
 */
async function makeFont(path: string, name: string, role: Role): Promise<void> {
  const { weights, otherAxes } = await readFontFile(path);
  const [min, max] = [Math.max(400, weights[0]), Math.min(700, weights[1])];
  const weight = role === 'text' ? { min, max, default: min } : Math.min(700, weights[1]);
  const bytes = await subsetFont(await readFile(path), role === 'text' ? bodyText : headings, {
    targetFormat: 'woff2',
    variationAxes: {
      ...otherAxes,
      ...(role === 'heading' && otherAxes.opsz !== undefined && { opsz: 60 }),
      ...(weights[0] !== weights[1] && { wght: weight }),
    },
    noLayoutClosure: true,
  });
  const file = join(folder, `${name}.woff2`);
  await writeFile(file, bytes);
  console.log(`${nameFromRoot(file)}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
}
