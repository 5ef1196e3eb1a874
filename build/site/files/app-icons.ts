import sharp from 'sharp';
import type { Brand } from '../../../shared/brand/brand-schema';
import { logoWithin } from '../../brand/logo';

/** Sizes of the PNG icons in px: Apple's home screen, then two for the web manifest. */
export const appIconSizes = [180, 192, 512] as const;

/** PNG of the logo on a square of the brand's colour, inside the safe zone of maskable icons. */
export function appIcon(brand: Brand, size: (typeof appIconSizes)[number]): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${brand.colours.brand}" d="M0 0h64v64H0z"/>${logoWithin(brand, 46, 64)}</svg>`;
  return sharp(Buffer.from(drawing), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
