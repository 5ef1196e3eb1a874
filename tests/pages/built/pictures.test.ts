import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { builtPages } from '../../support/server/built-site';

const contentFolder = fromRoot('site/content');

/** Pictures with a white wall, window or tile. */
const picturesWithWhite = [
  'about',
  'bathroom',
  'cabinet',
  'cabinets-after',
  'cabinets-before',
  'condo',
  'condo-after',
  'condo-bedroom',
  'cut-in-line',
  'dining-room',
  'dropcloth',
  'garage',
  'garage-door-after',
  'garage-floor',
  'hero',
  'interior',
  'kitchen-blue',
  'menu',
  'nursery',
  'preview-condo',
  'preview-kitchen',
  'preview-room',
  'room-after',
  'room-covered',
  'room-finished',
  'room-first-coat',
  'room-primed',
  'room-sanded',
  'room-second-coat',
  'room-tired',
  'stairwell',
  'swatches',
  'testers',
  'trim',
];
/** Least luminance, of 255, of the brightest twentieth of a picture whose whites are white. */
const whiteLuminance = 230;

/** Pictures that stand for their page in lists, and those on every page, may be on more than two. */
const mostPages = 2;

// Only for `site`, whose pictures were rendered: another business has photographs, perhaps a few.

describe('the pictures of the site', () => {
  it.each(picturesWithWhite.filter((name) => existsSync(fromRoot(`site/images/${name}.webp`))))(
    'show white as white in %s',
    async (name) => {
      expect(await brightLuminance(fromRoot(`site/images/${name}.webp`))).toBeGreaterThanOrEqual(
        whiteLuminance,
      );
    },
  );

  it('are each on at most two pages', () => {
    const pages = new Map<string, string[]>();
    for (const { file, words } of pageContents()) {
      for (const name of new Set(pictureNames(words))) pages.set(name, [...(pages.get(name) ?? []), file]);
    }
    expect(pages.size).toBeGreaterThan(20);
    expect([...pages].filter(([, files]) => files.length > mostPages)).toEqual([]);
  });

  it.each(builtPages)('are each once on $path', ({ document }) => {
    const names = document
      .querySelectorAll('picture img')
      // Scripts, not the build, make copies of slides and of the map.
      .map((image) => /\/pictures\/([\w-]+?)-\d+-/.exec(image.getAttribute('src') ?? '')?.[1]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** The 95th percentile of luminance, from 0 to 255. */
async function brightLuminance(path: string): Promise<number> {
  const pixels = await sharp(path).resize({ width: 600 }).removeAlpha().raw().toBuffer();
  const luminances = Array.from(
    { length: pixels.length / 3 },
    (_, index) =>
      0.2126 * (pixels[3 * index] ?? 0) +
      0.7152 * (pixels[3 * index + 1] ?? 0) +
      0.0722 * (pixels[3 * index + 2] ?? 0),
  ).sort((one, other) => one - other);
  return luminances[Math.floor(0.95 * (luminances.length - 1))] ?? 0;
}

function pageContents(): { file: string; words: string }[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file) && !['footer.json', 'navigation.json'].includes(file))
    .map((file) => ({ file, words: ownWords(readFileSync(join(contentFolder, file), 'utf8'), file) }));
}

/** The source without a service's entries in lists of services. */
function ownWords(source: string, file: string): string {
  if (!file.startsWith('services/')) return source;
  const { card, residential, ...own } = JSON.parse(source);
  return JSON.stringify(own);
}

/** Names in JSON, in front matter, and in Markdown images. */
function pictureNames(words: string): string[] {
  const found = words.matchAll(
    /"name": ?"([\w-]+)", ?\s*"alt"|^ {2}name: ([\w-]+)$|!\[[^\]]*\]\(([\w-]+)\)/gm,
  );
  return [...found].map(([, inJson, inFrontMatter, inText]) => inJson ?? inFrontMatter ?? inText ?? '');
}
