import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { Business } from '../../business';
import { siteFolder } from '../site-folder';

/** The data that several pages share: each JSON file of `site/content` under its name. */
export type SiteContent = Record<string, unknown>;

const engine = new Liquid({ strictVariables: true, strictFilters: true });

/** Reads `site/content/*.json`; texts may name the business with `{{ business.name }}` and the like. Throws with the file's name. */
export function readContent(business: Business, folder: string = join(siteFolder, 'content')): SiteContent {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readContentFile(join(folder, file), business)]),
  );
}

function readContentFile(file: string, business: Business): unknown {
  try {
    return fillIn(JSON.parse(readFileSync(file, 'utf8')), business);
  } catch (error) {
    throw new Error(`site/content/${basename(file)}: ${error instanceof Error ? error.message : error}`);
  }
}

function fillIn(value: unknown, business: Business): unknown {
  if (typeof value === 'string')
    return value.includes('{{') ? engine.parseAndRenderSync(value, { business }) : value;
  if (Array.isArray(value)) return value.map((item) => fillIn(item, business));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, business)]));
}
