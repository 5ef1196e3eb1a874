import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** A file of texts, relative to the content folder. */
export interface ContentFile {
  /** Path without extension: `services/garage-painting-services`. */
  readonly name: string;
  /** Path with extension: `services/garage-painting-services.json`. */
  readonly path: string;
}

/** JSON and Markdown files of a content folder, sorted. */
export function contentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => /\.(json|md)$/.test(path))
    .sort()
    .map((path) => ({ path, name: path.replace(/\.\w+$/, '') }));
}
