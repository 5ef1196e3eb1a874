import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';
import { logoWithin } from './logo';

/** Size in px of social sharing pictures. */
export const socialCardSize = { width: 1200, height: 630 };

/** SVG overlay for social sharing pictures: the logo on a band of the brand's colour. */
export function socialCardDrawing(brand: Brand): string {
  const { width, height } = socialCardSize;
  const shades = shadesOf(brand.colours);
  const [band, logo, margin] = [56, 136, 36];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${shades.accent}" d="M0 ${height - band - 8}h${width}v8H0z"/><path fill="${shades['brand-deep']}" d="M0 ${height - band}h${width}v${band}H0z"/><svg x="${margin}" y="${height - margin - logo}" width="${logo}" height="${logo}">${logoWithin(brand, logo, logo)}</svg></svg>`;
}
