import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Business } from '../../business';
import { checkData, parseJsonFile } from '../../check-data';
import { siteFolder } from '../site-folder';
import { fillIn } from './fill-in';
import { type SiteContent, siteContentSchema } from './site-content';

/**
 * The checked content of `site/content/*.json`, with the business filled into its texts. Throws one error that names every
 * missing, unknown or wrong field by file and path.
 */
export function readContent(business: Business, folder: string = join(siteFolder, 'content')): SiteContent {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const content = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readContentFile(join(folder, file), business)]),
  );
  return checkData(siteContentSchema, content, placeOf);
}

function readContentFile(file: string, business: Business): unknown {
  const name = `site/content/${basename(file)}`;
  return fillIn(parseJsonFile(readFileSync(file, 'utf8'), name), business, name);
}

function placeOf([file = 'site/content', ...path]: readonly PropertyKey[]): string {
  const name = `site/content/${String(file)}.json`;
  return path.length > 0 ? `${name}: ${path.join('.')}` : name;
}
