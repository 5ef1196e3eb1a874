import type { Sharp } from 'sharp';

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
