import { escapeHtml } from '../../escape-html';
import type { Picture, PictureFile } from '../pictures/picture-store';

/** The URL path under which the pictures are served. */
export const picturesPath = '/pictures/';

/** A picture as the content names it. */
export interface DescribedPicture {
  readonly name: string;
  /** For those who do not see it; empty where it is decoration. */
  readonly alt: string;
}

/** The arguments of `{% picture %}` after the picture. */
export interface PictureArguments {
  /** How wide the box is. */
  sizes?: unknown;
  /** The shape of the box, such as `4/3`, where it cuts the sides of a wider picture off: the file is wider than the box then. */
  box?: unknown;
  class?: unknown;
  priority?: unknown;
}

/** The `<picture>` with AVIF and WebP sources: lazy unless it has priority, and a box in its average colour until it has loaded. */
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

/** What the tag is given first, if it is a picture of the content; throws when it is not. */
export function describedPicture(value: unknown): DescribedPicture {
  if (isDescribedPicture(value)) return value;
  throw new Error('is given no picture of the content, which has a name and an alt');
}

function isDescribedPicture(value: unknown): value is DescribedPicture {
  return typeof value === 'object' && value !== null && 'name' in value && 'alt' in value;
}

/** The class that gives a picture's box its average colour and its focal point. */
export function placeholderClass(name: string): string {
  return `picture-${name}`;
}

/** A `>` may stand in an attribute as it is, which saves a page with many pictures a few dozen bytes. */
function attributeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function sourceSet(files: PictureFile[]): string {
  return files.map(({ fileName, width }) => `${picturesPath}${fileName} ${width}w`).join(', ');
}

/** Sizes of a box made those of the whole picture in it, whose sides the box may cut off. */
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
