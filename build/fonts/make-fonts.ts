import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Font {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

/** Everything an English or French page needs: Latin-1, the two ligatures, and typographer's punctuation. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™−→←\u2009\u202f`;

const fonts: Font[] = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-latin-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    // One cut is all the headings use: bold, drawn for large sizes. It weighs half of what the whole weight axis does.
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque-latin-normal.woff2',
    axes: { wght: 700, opsz: 60 },
  },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
}

for (const { source, target, axes } of fonts) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`../../site/fonts/${target}`, import.meta.url), subset);
  console.log(`site/fonts/${target}: ${(subset.length / 1000).toFixed(1)} kB`);
}
