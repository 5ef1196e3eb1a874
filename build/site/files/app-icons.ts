import sharp from 'sharp';
import { imageFile } from '../pictures/image-folders';

/** The sizes of the PNG icons in px: Apple's home screen, then the two of the web manifest. */
export const appIconSizes = [180, 192, 512] as const;

/** The brand's mark as a full-bleed square PNG, drawn within the safe zone of maskable icons. */
export function appIcon(size: (typeof appIconSizes)[number]): Promise<Buffer> {
  const drawing = imageFile('app-icon.svg');
  return sharp(drawing, { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
