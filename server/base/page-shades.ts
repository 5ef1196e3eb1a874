import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';

/** A rule that gives the server's own pages the shades of the business as custom properties, and its two fonts. */
export function pageShades({ colours, fonts, radius }: Brand): string {
  const shades = Object.entries(shadesOf(colours)).map(([name, shade]) => `--${name}:${shade}`);
  return `:root{${shades.join(';')};--radius:${radius}px;--font:1rem/1.5 ${deviceFontStack(fonts)};--heading:${deviceFontStack({ text: fonts.heading })}}`;
}

/** The business's text font, where the page brings it or the device has it, then the best fallbacks. Without double quotes, for `style="…"`. */
export function deviceFontStack({ text }: Pick<Brand['fonts'], 'text'>): string {
  return `${/\W/.test(text) ? `'${text}'` : text},'Segoe UI',Helvetica,Arial,sans-serif`;
}
