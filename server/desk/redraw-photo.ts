import sharp from 'sharp';

/** Longest side of a stored photo. */
const longestPixels = 2000;
/** No phone photo has more, and larger ones would fill the memory. */
const mostPixels = 60_000_000;
const quality = 82;

// Photos are rare, so keep no cache or threads for the next one.
sharp.cache(false);
sharp.concurrency(1);

/** One at a time, so that many photos at once cannot fill the memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The photo decoded and re-encoded as a JPEG of at most 2,000 pixels a side, upright, without any metadata; null if the
 * bytes aren't a complete JPEG, PNG or WebP.
 */
export function redrawPhoto(bytes: Uint8Array): Promise<Uint8Array | null> {
  const drawn = last.then(() => redraw(bytes));
  last = drawn;
  return drawn;
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestPixels, height: longestPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
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
