import { join } from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../site-folder';

/** Edge lengths of the PNG icons in px: the home screen of Apple's phones, then the web manifest's two. */
export const appIconSizes = [180, 192, 512] as const;

/** The brand's mark on a full square as PNG; its drawing keeps to the middle, so that any mask leaves it whole. */
export function appIcon(size: (typeof appIconSizes)[number]): Promise<Buffer> {
  const drawing = join(siteFolder, 'images/app-icon.svg');
  return sharp(drawing, { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
