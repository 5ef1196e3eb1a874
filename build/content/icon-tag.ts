import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../business/escape-html';
import { iconPackageFolder } from '../business/folders';
import { imageFile } from '../business/image-folders';

const ownAttributes = /\s(?:xmlns|class|width|height|aria-hidden|focusable)="[^"]*"/g;

/** Decorative icon as inline SVG, 1em high, in the text's colour: lucide's by name, ours as `mark-<file>`. */
export function iconHtml(name: string, given: { class?: unknown } = {}): string {
  const file = iconFile(name);
  if (!file || !existsSync(file)) throw new Error(`There is no icon '${name}'`);
  return inlineSvg(readFileSync(file, 'utf8'), name, given);
}

/** Turns an SVG file into an inline icon, 1em high, as wide as its view box requires. */
export function inlineSvg(svg: string, name: string, given: { class?: unknown } = {}): string {
  const [, attributes, drawing] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  if (attributes === undefined || drawing === undefined) throw new Error(`icon '${name}' is not an SVG file`);
  const classes = ['icon', given.class].filter(Boolean).join(' ');
  const kept = attributes.replace(ownAttributes, '').replace(/\s+/g, ' ').trim();
  return `<svg class="${escapeHtml(classes)}" width="${widthOf(kept)}em" height="1em" aria-hidden="true" focusable="false" ${kept}>${squeeze(drawing)}</svg>`;
}

/** Width relative to the height. */
function widthOf(attributes: string): number {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(attributes) ?? [];
  return width && height ? Math.round((100 * Number(width)) / Number(height)) / 100 : 1;
}

/** Whether an icon exists. */
export function hasIcon(name: string): boolean {
  const file = /^[\w-]+$/.test(name) ? iconFile(name) : undefined;
  return file !== undefined && existsSync(file);
}

function iconFile(name: string): string | undefined {
  const mark = /^mark-(.+)$/.exec(name)?.[1];
  return mark ? imageFile(`marks/${mark}.svg`) : join(iconPackageFolder, `${name}.svg`);
}

function squeeze(drawing: string): string {
  return drawing.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*\n\s*/g, '');
}
