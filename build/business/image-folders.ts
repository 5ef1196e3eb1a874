import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as z from 'zod';
import { parseJsonFile } from '../../shared/check-data';
import { businessFolder, siteFolder } from './folders';
import { nameFromRoot } from './from-root';

/** Folders searched for pictures, marks and icons: the business's own, then the site's. */
export const imageFolders: readonly string[] = [...new Set([businessFolder, siteFolder])].map((folder) =>
  join(folder, 'images'),
);

/** Extensions of the pictures that the build reads, in either letter case. */
const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.tif', '.tiff'];

/** Absolute path of a file below `images`; undefined if none exists. */
export function imageFile(name: string): string | undefined {
  return imageFolders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Master pictures by name, without extension; earlier folders win. Throws if one folder has two files of a
 * name.
 */
export function pictureFiles(folders: readonly string[] = imageFolders): ReadonlyMap<string, string> {
  return new Map([...folders].reverse().flatMap((folder) => [...picturesIn(folder)]));
}

/** Why no picture has this name, and what to write instead. */
export function missingPicture(name: string, folders: readonly string[] = imageFolders): string {
  const files = pictureFiles(folders);
  const bare = parse(name).name;
  if (extensions.includes(parse(name).ext.toLowerCase()) && files.has(bare))
    return `"${name}" is a file: write its name without the extension, "${bare}"`;
  if (!isPictureName(name))
    return `"${name}" can't be in an address: name the file with letters, digits, - and _, such as "${name
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replace(/\W+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase()}"`;
  const other = [...files.keys()].find((known) => known.toLowerCase() === name.toLowerCase());
  if (other) return `there is no picture "${name}", but there is "${other}": letter case counts`;
  const places = folders.map(nameFromRoot).join(' or ');
  return `there is no picture "${name}" in ${places}: put ${name}.jpg (or png, webp, avif, heic, tif) there`;
}

function picturesIn(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const { name, ext } = parse(file);
    if (!extensions.includes(ext.toLowerCase()) || !isPictureName(name)) continue;
    const twin = found.get(name);
    if (twin)
      throw new Error(`${nameFromRoot(folder)} has both ${parse(twin).base} and ${file}: delete one of them`);
    found.set(name, join(folder, file));
  }
  return found;
}

/** Names appear in addresses and in class names. */
function isPictureName(name: string): boolean {
  return /^[\w-]+$/.test(name);
}

const focusSchema = z.record(
  z.string(),
  z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages, such as "70% 40%"'),
);

/**
 * Focal point of each picture, as a CSS position, from `focus.json` in the image folders; earlier folders
 * win. Unlisted pictures are cropped around their centre. Throws with the file's name if it is invalid.
 */
export function readPictureFocus(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.map((folder) => join(folder, 'focus.json')).filter((file) => existsSync(file));
  return new Map(files.reverse().flatMap((file) => Object.entries(readFocus(file))));
}

function readFocus(file: string): Record<string, string> {
  const result = focusSchema.safeParse(parseJsonFile(readFileSync(file, 'utf8'), file));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
