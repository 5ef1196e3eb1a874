import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { businessFolder } from '../../business-folder';
import { siteFolder } from '../site-folder';

/** Where pictures, marks and icons are looked for: in the business's own folder, then in the site's. */
export const imageFolders: readonly string[] = [...new Set([businessFolder, siteFolder])].map((folder) =>
  join(folder, 'images'),
);

/** The absolute path of the file with this name below `images`; undefined when there is none. */
export function imageFile(name: string): string | undefined {
  return imageFolders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
