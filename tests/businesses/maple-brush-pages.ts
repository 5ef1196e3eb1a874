import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtFolder, mapleBrush } from './maple-brush';

/** A built page of the second business. */
export interface MapleBrushPage {
  /** Address on its host: `/painting/contact/`. */
  readonly address: string;
  readonly html: string;
}

/** Built pages of the second business, except the thank-you page, which redirects home. */
export function mapleBrushPages(): MapleBrushPage[] {
  return mapleBrushFiles()
    .filter((file) => file.endsWith('.html') && !file.includes('/thank-you/'))
    .map((file) => ({
      address: `/${file}`.replace(/index\.html$/, ''),
      html: readFileSync(join(builtFolder, file), 'utf8'),
    }));
}

/** Built files of the second business, relative to its web root. */
export function mapleBrushFiles(): string[] {
  if (!existsSync(join(builtFolder, mapleBrush.host.basePath)))
    throw new Error(`There is no ${builtFolder}: \`npm run build:maple-brush\` makes it.`);
  return readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(builtFolder.length + 1)
        .split(sep)
        .join('/'),
    );
}
