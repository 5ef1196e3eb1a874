import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { trackedTexts } from '../docs/text-files';

/** A colour as CSS writes it, but for its names: `#fff`, `#12616f`, `rgb(…)`. An `#id` or a `#36-heading` is none. */
const colourLiteral =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\((?=[\s\d.])[^)]*\)/gi;

/** The colours that are not the business's, and why. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Paper is white and errors are red, whoever the business is.
  'shared/brand/shades.ts': ['#ffffff', '#a8361a'],
  // docs/behaviour.md#114-service-area-map gives the circle its colour.
  'widgets/painting-service-map/maps.ts': ['#00008b'],
  // What a new business starts from, an example of an answer, and the white that text may have.
  'build/new-business/make-business.ts': ['#444444', '#cccccc'],
  'build/new-business/questions.ts': ['#7d1f2b', '#e0a526', '#155239'],
  'build/new-business/make-colours.ts': ['#ffffff'],
  // The look of another site, in which the tags stand.
  'examples/styles/directory.css': ['#f4f5f7', '#1c2333', '#d5d9e2', '#fff', '#2a3f8f'],
  // Paint to try on a wall and on doors, and an example of it.
  'site/content/paints.json': [
    ...['#66755f', '#39564a', '#1c6571', '#4b6478', '#2c3e57', '#4a4d4f'],
    ...['#b9c6c4', '#d9c9ac', '#d99a3c', '#b0765a', '#a9553a', '#c49a92'],
  ],
  'widgets/painting-colour-preview/README.md': ['#66755f', '#b0765a'],
  // An example of what a page sets.
  'widgets/README.md': ['#2f6b46'],
};

const rooms = ['shared', 'site', 'widgets', 'server', 'build', 'examples/styles'];

describe('the colours', () => {
  it('stand in the brand of site/business.json and nowhere else', () => {
    const found = sources().flatMap(({ file, text }) => {
      const literals = [...text.matchAll(colourLiteral)].map(([literal]) => literal.toLowerCase());
      return literals
        .filter((literal) => !allowed[file]?.includes(literal))
        .map((literal) => `${file}: ${literal}`);
    });
    expect(found).toEqual([]);
  });

  it.each(Object.entries(allowed))('%s still needs its place in the list: %j', (file, literals) => {
    const text = readFileSync(fromRoot(file), 'utf8');
    for (const literal of literals) expect(text).toContain(literal);
  });

  it.each(['#fff', '#FFF8', '#12616f', '#12616fcc', 'rgb(18 97 111 / 40%)', 'hsl(190, 72%, 25%)'])(
    'are told by %s',
    (literal) => {
      expect(`a { color: ${literal}; }`.match(colourLiteral)).toEqual([literal]);
    },
  );

  it.each(['href="#content"', '#36-minimum-order', 'this.#made', '&#39;', '--brand(text / 5%)', 'rgb(from'])(
    'are not told by %s',
    (text) => {
      expect(text.match(colourLiteral)).toBeNull();
    },
  );
});

/** Every text of the rooms: of `site/business.json` what stands outside of its brand, and not the logo that it names. */
function sources(): readonly { readonly file: string; readonly text: string }[] {
  const { brand, ...others } = JSON.parse(readFileSync(fromRoot('site/business.json'), 'utf8'));
  return trackedTexts()
    .filter(({ file }) => rooms.some((room) => file.startsWith(`${room}/`)))
    .filter(({ file }) => file !== `site/images/${brand.logo}`)
    .map(({ file, text }) => ({
      file,
      text: file === 'site/business.json' ? JSON.stringify(others) : text,
    }));
}
