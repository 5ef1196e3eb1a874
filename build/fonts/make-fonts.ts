import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Font {
  source: string;
  target: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

/**
 * A server's initial congestion window is ten segments of 1,460 bytes, headers included (RFC 6928). A font that fits into
 * it arrives one round trip sooner, which is 150 ms on a slow phone connection. So each font has only the letters of English
 * and French and what else our texts use, and no alternate glyphs.
 */
const letters = `${range(0x20, 0x7e)}àâäçéèêëîïôöùûüœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ`;
const punctuation = '–—‘’“”…\u00a0';
/** For visitors' names, measurements, prices, and the arrows of the widgets. */
const bodyText = `${letters}${punctuation}ñáíóúÑÁÍÓÚ·°×½¼¾²«»©−→\u202f`;

const fonts: Font[] = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-latin-normal.woff2',
    characters: bodyText,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    // The headings use one instance only: bold at a large optical size. It is half as large as the whole weight axis.
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque-latin-normal.woff2',
    characters: `${letters}${punctuation}`,
    axes: { wght: 700, opsz: 60 },
  },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
}

for (const { source, target, characters, axes } of fonts) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  });
  await writeFile(new URL(`../../site/fonts/${target}`, import.meta.url), subset);
  console.log(`site/fonts/${target}: ${(subset.length / 1000).toFixed(1)} kB`);
}
