import { fileURLToPath } from 'node:url';

/** The absolute path of a file or folder named from the project's root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
