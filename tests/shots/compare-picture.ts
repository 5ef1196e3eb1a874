import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { fromRoot } from '../../build/from-root';

/** The pictures that the product is held to, made with Debian's Chromium. */
export const baselineFolder = fromRoot('tests/shots/baseline');
const resultsFolder = fromRoot('test-results/shots');

/** Small files; in a JPEG, unlike in newer formats, what changes at one place changes nothing elsewhere. */
const encoding = { quality: 60, chromaSubsampling: '4:4:4' };
/** A channel may differ by so much of 255 before a pixel counts as another one. */
const pixelTolerance = 8;
/** So many pixels of a picture may be other ones: the edge of a letter or two. */
const shareTolerance = 0.0002;

/**
 * Compares a PNG with the baseline of its name, or makes it the new baseline where SHOTS=update is in the environment.
 * Gives what is wrong in words; '' when nothing is. A picture that differs is written to test-results/shots beside the old one.
 */
export async function comparePicture(name: string, png: Uint8Array): Promise<string> {
  const file = join(baselineFolder, `${name}.jpg`);
  // Both go through the same encoder: what it changes, it changes in both.
  const picture = await encodePicture(png);
  if (process.env.SHOTS === 'update') {
    write(file, picture);
    return '';
  }
  if (!existsSync(file))
    return `${name}: no picture in tests/shots/baseline; npm run shots -- --update makes it`;
  const difference = await differenceBetween(file, picture);
  if (!difference) return '';
  write(join(resultsFolder, `${name}.jpg`), picture);
  return `${name}: ${difference}; the new picture is in test-results/shots, npm run shots -- --update makes it the baseline`;
}

/** A PNG as it is kept. */
export function encodePicture(png: Uint8Array): Promise<Buffer> {
  return sharp(png).jpeg(encoding).toBuffer();
}

/** How two encoded pictures differ, in words; '' where nobody would see it. */
export async function differenceBetween(earlier: string | Buffer, later: Buffer): Promise<string> {
  const [before, after] = await Promise.all([pixelsOf(earlier), pixelsOf(later)]);
  const size = ({ info: { width, height } }: typeof before) => `${width} × ${height}`;
  if (size(before) !== size(after)) return `it was ${size(before)} and is ${size(after)}`;
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) <= pixelTolerance,
    );
    if (!isSame) changed += 1;
  }
  const pixels = before.data.length / 3;
  return changed > pixels * shareTolerance ? `${changed} of ${pixels} pixels are others` : '';
}

function pixelsOf(picture: string | Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
