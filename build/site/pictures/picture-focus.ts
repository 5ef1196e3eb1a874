import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.record(
  z.string(),
  z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages, such as "70% 40%"'),
);

/**
 * Focal point of each picture, as a CSS position, from `focus.json` in the image folders; earlier folders
 * win. Unlisted pictures are cropped around their centre. Throws with the file's name if it is invalid.
 */
export function readPictureFocus(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.map((folder) => join(folder, 'focus.json')).filter((file) => existsSync(file));
  return new Map(files.reverse().flatMap((file) => Object.entries(readFile(file))));
}

function readFile(file: string): Record<string, string> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
