import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** A file with words, relative to the content folder. */
export interface ContentFile {
  /** Its path without the ending: `services/garage-painting-services`. */
  readonly name: string;
  /** `services/garage-painting-services.json` */
  readonly path: string;
}

/** The JSON and Markdown files of a content folder, sorted. */
export function contentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => /\.(json|md)$/.test(path))
    .sort()
    .map((path) => ({ path, name: path.replace(/\.\w+$/, '') }));
}
