import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';
import { imageFile } from './image-folders';

/** Size in px of social sharing pictures. */
export const socialCardSize = { width: 1200, height: 630 };

/** Height in px that a logo of pixels is scaled down to: four times its height in the header. */
const pixelHeight = 192;

/** SVG overlay for social sharing pictures: the logo on a band of the brand's colour. */
export async function socialCardDrawing(brand: Brand): Promise<string> {
  const { width, height } = socialCardSize;
  const shades = shadesOf(brand.colours);
  const [band, logo, margin] = [56, 136, 36];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${shades.accent}" d="M0 ${height - band - 8}h${width}v8H0z"/><path fill="${shades['brand-deep']}" d="M0 ${height - band}h${width}v${band}H0z"/><svg x="${margin}" y="${height - margin - logo}" width="${logo}" height="${logo}">${await logoWithin(brand, logo, logo)}</svg></svg>`;
}

/** The logo, or the wordmark, as a standalone SVG file, such as an icon; `var(--accent)` is replaced by the colour. */
export async function logoFile(brand: Brand, which: 'logo' | 'wordmark' = 'logo'): Promise<string> {
  const shades: Readonly<Record<string, string>> = shadesOf(brand.colours);
  const svg = await readLogo(brand, which);
  return svg.replace(/var\(--([a-z-]+)\)/g, (_call, name: string) => {
    const shade = shades[name];
    if (!shade) throw new Error(`${brand[which]}: the brand has no shade '${name}'`);
    return shade;
  });
}

/** The logo centred in another drawing. Both sizes are in px. */
export async function logoWithin(brand: Brand, size: number, square: number): Promise<string> {
  const place = (square - size) / 2;
  const bare = (await logoFile(brand)).replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''),
  );
  return bare.replace('<svg', `<svg x="${place}" y="${place}" width="${size}" height="${size}"`);
}

/** Whether a logo is a drawing, which pages can hold in themselves. */
export function isDrawing(name: string): boolean {
  return /\.svg$/i.test(name);
}

/**
 * SVG source of the logo or the wordmark, which holds a picture of pixels scaled down. Throws if the file is missing, can't be
 * read, or has markup that the site's CSP blocks.
 */
export async function readLogo(brand: Brand, which: 'logo' | 'wordmark' = 'logo'): Promise<string> {
  const name = brand[which] ?? brand.logo;
  const file = imageFile(name);
  if (!file) throw new Error(`brand.${which} in business.json: there is no images/${name}`);
  if (!isDrawing(name)) return drawingOfPixels(file, name);
  const svg = readFileSync(file, 'utf8');
  const blocked = /<style|<script|\sstyle=/.exec(svg)?.[0].trim();
  if (blocked)
    throw new Error(
      `images/${name}: has ${blocked}, which the site's policy blocks; colours go into attributes such as fill`,
    );
  return svg;
}

async function drawingOfPixels(file: string, name: string): Promise<string> {
  try {
    const { data, info } = await sharp(file)
      .rotate()
      .resize({ height: pixelHeight, withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer({ resolveWithObject: true });
    const size = `width="${info.width}" height="${info.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>`;
  } catch (error) {
    throw new Error(`images/${name} can't be read: save it again as PNG or JPEG`, { cause: error });
  }
}
