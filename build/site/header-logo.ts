import type { Business } from '../../shared/business/business-schema';
import { escapeHtml } from '../business/escape-html';
import { isDrawing, logoFile, readLogo } from '../business/logo';
import { inlineSvg } from '../content/icon-tag';

/** Returns the markup of the header's logo and business name, or of the wordmark, which contains the name. */
export async function headerLogo({ brand, name }: Pick<Business, 'brand' | 'name'>): Promise<string> {
  if (brand.wordmark)
    return pictureOf(await logoFile(brand, 'wordmark'), '/wordmark.svg', 'icon wordmark', name);
  const logo = isDrawing(brand.logo)
    ? inlineSvg(await readLogo(brand), brand.logo)
    : pictureOf(await logoFile(brand), '/favicon.svg', 'icon', '');
  return `${logo}<span>${escapeHtml(name)}</span>`;
}

/** A drawing from a file of its own, in its proportions. */
function pictureOf(svg: string, path: string, classes: string, alt: string): string {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const size =
    width && height ? ` width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"` : '';
  return `<img class="${classes}" src="${path}" alt="${escapeHtml(alt)}"${size}>`;
}
