import { escapeHtml } from '../business/escape-html';
import type { Picture, PictureFile } from './picture-store';

/** URL path of the pictures. */
export const picturesPath = '/pictures/';

/** A picture as the content names it. */
export interface DescribedPicture {
  readonly name: string;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
}

/** Arguments of `{% picture %}` after the picture. */
export interface PictureArguments {
  /** Width of the box, as in HTML's `sizes`. */
  sizes?: unknown;
  /**
   * Aspect ratio of the box, such as `4/3`, if it crops the sides of a wider picture. The file is then wider
   * than the box.
   */
  box?: unknown;
  class?: unknown;
  priority?: unknown;
}

/**
 * `<picture>` with AVIF and WebP sources: lazy unless it has priority, on its average colour until loaded.
 */
export function pictureHtml(
  picture: Picture,
  { alt }: Omit<DescribedPicture, 'name'>,
  given: PictureArguments,
): string {
  const { files, width, height, name } = picture;
  const sizes = attributeValue(uncutSizes(String(given.sizes ?? '100vw'), width / height, given.box));
  const classes = [placeholderClass(name), given.class].filter(Boolean).join(' ');
  const loading = given.priority ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return [
    '<picture>',
    `<source type="image/avif" srcset="${sourceSet(files.avif)}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${sourceSet(files.webp)}" sizes="${sizes}">`,
    `<img class="${escapeHtml(classes)}" src="${picturesPath}${files.webp[0]?.fileName}" width="${width}" height="${height}"`,
    ` alt="${escapeHtml(alt)}" ${loading}>`,
    '</picture>',
  ].join('');
}

/** The tag's subject; throws unless it is a picture of the content. */
export function describedPicture(value: unknown): DescribedPicture {
  if (isDescribedPicture(value)) return value;
  throw new Error('needs a picture from the content, with a name and an alt');
}

function isDescribedPicture(value: unknown): value is DescribedPicture {
  return typeof value === 'object' && value !== null && 'name' in value && 'alt' in value;
}

/** Class that sets a picture's average colour and focal point. */
export function placeholderClass(name: string): string {
  return `picture-${name}`;
}

/** Leaves `>` unescaped, which saves a page with many pictures a few dozen bytes. */
function attributeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function sourceSet(files: PictureFile[]): string {
  return files.map(({ fileName, width }) => `${picturesPath}${fileName} ${width}w`).join(', ');
}

/** Scales the sizes of a box to the uncropped picture in it. */
function uncutSizes(sizes: string, shape: number, box: unknown): string {
  const [boxWidth, boxHeight] = String(box ?? '')
    .split('/')
    .map(Number);
  if (!boxWidth || !boxHeight) return sizes;
  const factor = shape / (boxWidth / boxHeight);
  if (factor <= 1) return sizes;
  return sizes.replace(
    /([\d.]+)(px|vw)(?=\s*(?:,|$))/g,
    (_, value: string, unit: string) => `${Math.round(Number(value) * factor * 10) / 10}${unit}`,
  );
}
