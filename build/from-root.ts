import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of a file or folder named from the project's root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** The name of a file as errors give it: its path from the project's root, with forward slashes. */
export function nameFromRoot(path: string): string {
  return relative(fromRoot('.'), path).split(sep).join('/');
}
