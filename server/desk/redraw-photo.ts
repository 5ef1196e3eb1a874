import sharp from 'sharp';
import { type Caller, FairLine } from './fair-line';

/** Longest side of a stored photo. */
const longestPixels = 2000;
/** No phone photo has more, and larger ones would fill the memory. */
const mostPixels = 60_000_000;
/** Longest side of a photo that is decoded: a thin strip of few points can take long. */
const mostSidePixels = 20_000;
/** The slowest picture of 60 million points, an interlaced PNG, takes three seconds. */
const decodeSeconds = 5;
const quality = 82;

// Photos are rare, so keep no cache or threads for the next one.
sharp.cache(false);
sharp.concurrency(1);

/** One at a time, so that many photos at once cannot fill the memory. */
const line = new FairLine();

/**
 * The photo decoded and re-encoded as a JPEG of at most 2,000 pixels a side, upright, without any metadata; null if the
 * bytes aren't a complete JPEG, PNG or WebP of at most 20,000 pixels a side that is decoded within five seconds.
 * Rejects if the caller leaves before its turn.
 */
export async function redrawPhoto(bytes: Uint8Array, caller: Caller): Promise<Uint8Array | null> {
  return isPicture(bytes) ? line.run(caller, () => redraw(bytes)) : null;
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { width, height } = await photo.metadata();
    if (width > mostSidePixels || height > mostSidePixels) return null;
    return await photo
      .autoOrient()
      .resize({ width: longestPixels, height: longestPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: decodeSeconds })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Checks the first bytes, so that no other format, such as SVG, reaches the decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}
