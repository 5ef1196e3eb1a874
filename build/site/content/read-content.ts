import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../business';
import { contentFolder } from '../../business-folder';
import { checkData, parseJsonFile } from '../../check-data';
import { nameFromRoot } from '../../from-root';
import { pagePaths } from '../pages/page-files';
import { contentFiles } from './content-files';
import { deadContentLinks } from './dead-content-links';
import { fillIn } from './fill-in';
import { parseMarkdownFile } from './markdown-file';
import { placeInContent, type SiteContent, siteContentSchema } from './site-content';

/**
 * Checked texts of a content folder, with the business filled in. Throws one error that lists every missing,
 * unknown or wrong field by file and path, or every link to a missing page.
 */
export function readContent(business: Business, folder: string = contentFolder): SiteContent {
  const content: { [name: string]: unknown } = {};
  const lists: { [name: string]: { [name: string]: unknown } } = { services: {}, articles: {} };
  const fileOfPlace = new Map<string, string>();
  for (const { name, path } of contentFiles(folder)) {
    const file = nameFromRoot(join(folder, path));
    const words = readContentFile(join(folder, path), file, business);
    const [first = '', entry] = placeInContent(name);
    if (entry === undefined) content[first] = words;
    else lists[first] = { ...lists[first], [entry]: words };
    fileOfPlace.set(placeInContent(name).join('/'), file);
  }
  const placeOf = (path: readonly PropertyKey[]): string => {
    const keys = path.map(String);
    const depth = keys[0] !== undefined && Object.hasOwn(lists, keys[0]) ? 2 : 1;
    const name = keys.slice(0, depth).join('/');
    const file = fileOfPlace.get(name) ?? `${nameFromRoot(join(folder, name))}.json`;
    return [file, ...(keys.length > depth ? [keys.slice(depth).join('.')] : [])].join(': ');
  };
  const checked = checkData(siteContentSchema, { ...content, ...lists }, placeOf);
  const pages = pagePaths(folder);
  const dead = deadContentLinks(checked, (path) => pages.has(path));
  if (dead.length === 0) return checked;
  throw new Error(
    dead.map(({ path, link }) => `${placeOf(path)}: "${link}" is no page of this site`).join('\n'),
  );
}

function readContentFile(path: string, name: string, business: Business): unknown {
  const source = readFileSync(path, 'utf8');
  const words = path.endsWith('.md') ? parseMarkdownFile(source, name) : parseJsonFile(source, name);
  return fillIn(words, business, name);
}
