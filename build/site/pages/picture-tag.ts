import { escapeHtml } from '../../escape-html';
import type { Picture, PictureFile } from '../pictures/picture-store';

/** The URL path under which the pictures are served. */
export const picturesPath = '/pictures/';

/** The arguments of `{% picture %}` after the name. */
export interface PictureArguments {
  alt?: unknown;
  sizes?: unknown;
  class?: unknown;
  priority?: unknown;
}

/** The `<picture>` with AVIF and WebP sources: lazy unless it has priority, and a box in its average colour until it has loaded. */
export function pictureHtml(picture: Picture, given: PictureArguments): string {
  if (typeof given.alt !== 'string')
    throw new Error(`picture '${picture.name}' has no alt (alt: '' for decoration)`);
  const sizes = escapeHtml(String(given.sizes ?? '100vw'));
  const { files, width, height, name } = picture;
  const classes = [placeholderClass(name), given.class].filter(Boolean).join(' ');
  const loading = given.priority ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  const fallback = files.webp[1] ?? files.webp[0];
  return [
    '<picture>',
    `<source type="image/avif" srcset="${sourceSet(files.avif)}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${sourceSet(files.webp)}" sizes="${sizes}">`,
    `<img class="${escapeHtml(classes)}" src="${picturesPath}${fallback?.fileName}" width="${width}" height="${height}"`,
    ` alt="${escapeHtml(given.alt)}" ${loading}>`,
    '</picture>',
  ].join('');
}

/** The class that gives a picture's box its average colour. */
export function placeholderClass(name: string): string {
  return `picture-${name}`;
}

function sourceSet(files: PictureFile[]): string {
  return files.map(({ fileName, width }) => `${picturesPath}${fileName} ${width}w`).join(', ');
}
