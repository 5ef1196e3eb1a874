import sharp from 'sharp';
import type { Brand } from '../../../shared/brand/brand-schema';
import { logoWithin } from '../../brand/logo';

/** The sizes of the PNG icons in px: Apple's home screen, then the two of the web manifest. */
export const appIconSizes = [180, 192, 512] as const;

/** The logo on a full-bleed square of the brand colour, within the safe zone of maskable icons, as PNG. */
export function appIcon(brand: Brand, size: (typeof appIconSizes)[number]): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${brand.colours.brand}" d="M0 0h64v64H0z"/>${logoWithin(brand, 46, 64)}</svg>`;
  return sharp(Buffer.from(drawing), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
