import { readFileSync } from 'node:fs';
import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';
import { imageFile } from './image-folders';

/** Size in px of social sharing pictures. */
export const socialCardSize = { width: 1200, height: 630 };

/** SVG overlay for social sharing pictures: the logo on a band of the brand's colour. */
export function socialCardDrawing(brand: Brand): string {
  const { width, height } = socialCardSize;
  const shades = shadesOf(brand.colours);
  const [band, logo, margin] = [56, 136, 36];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${shades.accent}" d="M0 ${height - band - 8}h${width}v8H0z"/><path fill="${shades['brand-deep']}" d="M0 ${height - band}h${width}v${band}H0z"/><svg x="${margin}" y="${height - margin - logo}" width="${logo}" height="${logo}">${logoWithin(brand, logo, logo)}</svg></svg>`;
}

/** The logo as a standalone SVG file, such as an icon; `var(--accent)` is replaced by the colour. */
export function logoFile(brand: Brand): string {
  const shades: Readonly<Record<string, string>> = shadesOf(brand.colours);
  return readLogo(brand).replace(/var\(--([a-z-]+)\)/g, (_call, name: string) => {
    const shade = shades[name];
    if (!shade) throw new Error(`${brand.logo}: the brand has no shade '${name}'`);
    return shade;
  });
}

/** The logo centred in another drawing. Both sizes are in px. */
export function logoWithin(brand: Brand, size: number, square: number): string {
  const place = (square - size) / 2;
  const bare = logoFile(brand).replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''),
  );
  return bare.replace('<svg', `<svg x="${place}" y="${place}" width="${size}" height="${size}"`);
}

/** SVG source of the logo; throws if the file is missing or uses markup that the site's CSP blocks. */
export function readLogo({ logo }: Brand): string {
  const file = imageFile(logo);
  if (!file) throw new Error(`brand.logo in business.json: there is no images/${logo}`);
  const svg = readFileSync(file, 'utf8');
  const blocked = /<style|<script|\sstyle=/.exec(svg)?.[0].trim();
  if (blocked)
    throw new Error(
      `images/${logo}: has ${blocked}, which the site's policy blocks; colours go into attributes such as fill`,
    );
  return svg;
}
