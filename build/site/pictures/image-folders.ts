import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { businessFolder, siteFolder } from '../../folders';

/** Folders searched for pictures, marks and icons: the business's own, then the site's. */
export const imageFolders: readonly string[] = [...new Set([businessFolder, siteFolder])].map((folder) =>
  join(folder, 'images'),
);

/** Absolute path of a file below `images`; undefined if none exists. */
export function imageFile(name: string): string | undefined {
  return imageFolders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
