import type { Sharp } from 'sharp';

/** Encoder settings by file ending; changing one gives every picture a new file name. */
export const pictureSettings = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 80, effort: 5 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/** A format pictures are served in. */
export type PictureFormat = keyof typeof pictureSettings;

/** The picture encoded in a format with the settings of this site. */
export function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif(pictureSettings.avif).toBuffer();
  if (format === 'webp') return picture.webp(pictureSettings.webp).toBuffer();
  return picture.jpeg(pictureSettings.jpg).toBuffer();
}
