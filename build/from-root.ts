import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of a file or folder given relative to the repository root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Path relative to the repository root, with forward slashes, for error messages. */
export function nameFromRoot(path: string): string {
  return relative(fromRoot('.'), path).split(sep).join('/');
}
