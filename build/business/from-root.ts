import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of a file or folder given relative to the repository root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Path for messages, with forward slashes: relative to the repository root, or absolute if outside of it. */
export function nameFromRoot(path: string): string {
  const name = relative(fromRoot('.'), path);
  return (name.startsWith('..') ? path : name).split(sep).join('/');
}
