import { readFileSync } from 'node:fs';
import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';
import { imageFile } from '../site/pictures/image-folders';

/** The business's logo as an SVG file of its own, such as an icon: `var(--accent)` in it is the shade itself. */
export function logoFile(brand: Brand): string {
  const shades: Readonly<Record<string, string>> = shadesOf(brand.colours);
  return readLogo(brand).replace(/var\(--([a-z-]+)\)/g, (_call, name: string) => {
    const shade = shades[name];
    if (!shade) throw new Error(`${brand.logo}: the brand has no shade '${name}'`);
    return shade;
  });
}

/** The logo in the middle of another drawing, so many px large on a square of so many. */
export function logoWithin(brand: Brand, size: number, square: number): string {
  const place = (square - size) / 2;
  const bare = logoFile(brand).replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''),
  );
  return bare.replace('<svg', `<svg x="${place}" y="${place}" width="${size}" height="${size}"`);
}

/** The SVG of the logo; throws where there is none, or where the site's policy would block a part of it. */
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
