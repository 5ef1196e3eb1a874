import sharp, { type Sharp } from 'sharp';

/** Encoder settings by file extension; changing one renames every picture. */
export const pictureSettings = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 80, effort: 5 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/** Format of a served picture. */
export type PictureFormat = keyof typeof pictureSettings;

/** Encodes a picture with this site's settings. */
export function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif(pictureSettings.avif).toBuffer();
  if (format === 'webp') return picture.webp(pictureSettings.webp).toBuffer();
  return picture.jpeg(pictureSettings.jpg).toBuffer();
}

/**
 * JPEG of a HEIC, which sharp can't decode, for further use at full quality. Takes a second for 12 megapixels.
 * Throws with the file's name.
 */
export async function decodeHeic(bytes: Buffer, name: string): Promise<Buffer> {
  try {
    // Takes 150 ms to load, which only HEIC needs.
    const { default: decode } = await import('heic-decode');
    const { data, width, height } = await decode({ buffer: bytes });
    const picture = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
    return await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** Error for a file that isn't a picture, with the remedy. */
export function unreadable(name: string, reason: unknown): Error {
  const why = reason instanceof Error ? reason.message : reason;
  return new Error(`${name}: can't be read as a picture (${why}): save it again as JPEG or PNG`);
}
