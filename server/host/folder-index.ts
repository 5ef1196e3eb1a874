import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  findRedirect,
  type HeaderRule,
  parseHeaderRules,
  parseRedirectRules,
  type RedirectRule,
} from './host-rules';

/** Contents of a served folder when it was last read. */
export interface FolderContents {
  /** File (`/blog/x.html`) by the single path it is served under (`/blog/x`). Nothing else is served. */
  readonly fileByPath: ReadonlyMap<string, string>;
  /** Path by its lower-case form. */
  readonly pathByLowerCase: ReadonlyMap<string, string>;
  readonly headerRules: readonly HeaderRule[];
  readonly redirectRules: readonly RedirectRule[];
}

/** The host's own instructions; they are not served. */
const ruleFiles = ['/_headers', '/_redirects'];

/** The one path a file is served under: pages without `.html`, and `index.html` under its folder. */
export function servedPath(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** The file that a compressed one stands beside. */
function compressedFrom(file: string): string {
  return file.replace(/\.(br|gz)$/, '');
}

/** Reads a folder. Symbolic links, compressed forms of other files, and everything that is not a plain file are left out. */
export async function readFolder(folder: string): Promise<FolderContents> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((file) => !ruleFiles.includes(file))
    .sort();
  const named = new Set(all);
  const files = all.filter((file) => file === compressedFrom(file) || !named.has(compressedFrom(file)));
  const redirectRules = parseRedirectRules(await readRules(join(folder, '_redirects')));
  const fileByPath = new Map(files.map((file) => [urlOf(file, redirectRules), file]));
  return {
    fileByPath,
    pathByLowerCase: new Map([...fileByPath.keys()].map((path) => [path.toLowerCase(), path])),
    headerRules: parseHeaderRules(await readRules(join(folder, '_headers'))),
    redirectRules,
  };
}

/** The path a file is served under: its folder's, with a trailing slash, if a redirect leads there. */
function urlOf(file: string, rules: readonly RedirectRule[]): string {
  const path = servedPath(file);
  const isFolder = file.endsWith('/index.html') && findRedirect(path, rules)?.location === `${path}/`;
  return isFolder ? `${path}/` : path;
}

async function readRules(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}
