import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceBetween, encodePicture } from '../../shots/compare-picture';

/** A button in this colour on a page, with some letters on it. */
async function picture(colour: string, { word = 'Submit', height = 200 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}"><rect width="390" height="${height}" fill="#fff"/><rect x="20" y="20" width="200" height="44" rx="8" fill="${colour}"/><text x="60" y="48" font-size="18">${word}</text></svg>`;
  return encodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
}

it('a picture that is drawn again the same is the same', async () => {
  expect(await differenceBetween(await picture('#f0a93b'), await picture('#f0a93b'))).toBe('');
});

it.each([
  ['a colour that is ten of 255 darker', '#e69f31', {}, /^\d+ of 78000 pixels are others$/],
  ['another word', '#f0a93b', { word: 'Send' }, /^\d+ of 78000 pixels are others$/],
  ['another height', '#f0a93b', { height: 240 }, /^it was 390 × 200 and is 390 × 240$/],
])('%s is seen', async (_, colour, change, words) => {
  expect(await differenceBetween(await picture('#f0a93b'), await picture(colour, change))).toMatch(words);
});
