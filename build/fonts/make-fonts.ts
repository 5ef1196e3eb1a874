/**
 * `npm run fonts`: makes the font files and list in `site/fonts` for the families named in `brand` of
 * `site/business.json`. Install their packages first: `npm install --save-dev --save-exact
 * @fontsource-variable/<family>`.
 */
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { brandSchema } from '../../shared/brand/brand-schema';
import { businessFile } from '../business';
import { fromRoot } from '../from-root';
import { type FontFiles, fontsFile, isSystemFont, readFonts, textWeights } from './brand-fonts';
import { fallbackMetrics, sampleTexts } from './fallback-metrics';

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

/** Menus and buttons use weights 550 to 650. */
const menuWeight = 600;

try {
  const { text, heading } = await namedFonts();
  const made: FontFiles = { ...readFonts() };
  if (!isSystemFont(text)) made[text] = await makeFont(text, 'text');
  if (!isSystemFont(heading) && heading !== text) made[heading] = await makeFont(heading, 'heading');
  await writeFile(fontsFile, `${JSON.stringify(made, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads only the fonts: the full check of the business requires the files that this script makes. */
async function namedFonts() {
  const { brand } = JSON.parse(await readFile(businessFile, 'utf8'));
  return brandSchema.shape.fonts.parse(brand?.fonts);
}

async function makeFont(family: string, role: 'text' | 'heading'): Promise<FontFiles[string]> {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const folder = fromRoot(`node_modules/@fontsource-variable/${slug}`);
  if (!existsSync(folder))
    throw new Error(
      `No package of ${family}: npm install --save-dev --save-exact @fontsource-variable/${slug}`,
    );
  // Headings have one instance only: bold, at a large optical size if the family has one. That is half the
  // bytes of the whole weight axis.
  const hasSizes = role === 'heading' && existsSync(`${folder}/files/${slug}-latin-opsz-normal.woff2`);
  const original = await readFile(`${folder}/files/${slug}-latin-${hasSizes ? 'opsz' : 'wght'}-normal.woff2`);
  const variationAxes =
    role === 'text'
      ? { wght: { min: 400, max: 700, default: 400 } }
      : { wght: 700, ...(hasSizes && { opsz: 60 }) };
  const file = `${slug}-latin-normal.woff2`;
  const bytes = await subsetFont(original, role === 'text' ? bodyText : headings, {
    targetFormat: 'woff2',
    variationAxes,
    noLayoutClosure: true,
  });
  await writeFile(fromRoot(`site/fonts/${file}`), bytes);
  await copyFile(`${folder}/LICENSE`, fromRoot(`site/fonts/${slug}-licence.txt`));
  const fitted = async (arial: keyof typeof sampleTexts, axes: typeof variationAxes) =>
    fallbackMetrics(
      await subsetFont(original, sampleTexts[arial], { targetFormat: 'sfnt', variationAxes: axes }),
      arial,
    );
  console.log(`site/fonts/${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  return {
    file,
    weight: role === 'text' ? textWeights : '700',
    fallback: await fitted(role === 'text' ? 'regular' : 'bold', variationAxes),
    ...(role === 'text' && { boldFallback: await fitted('bold', { wght: menuWeight }) }),
  };
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
}
