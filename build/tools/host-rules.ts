import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers for a path, or for every path that starts with a pattern ending in `*`. */
export interface HeaderBlock {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A line of `_redirects`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Rules of a built web root that its host must follow. */
export interface HostRules {
  readonly headers: readonly HeaderBlock[];
  /** 301s, each from one exact path. */
  readonly redirects: readonly Redirect[];
  /** 404 pages by path prefix (`/blog/`), most specific first. */
  readonly notFound: readonly { readonly prefix: string; readonly page: string }[];
}

/** Reads the rules of a built web root from its `_headers` and `_redirects`. */
export function readHostRules(webRoot: string): HostRules {
  const read = (file: string) => readFileSync(join(webRoot, file), 'utf8').split('\n').filter(isRule);
  const lines = read('_redirects').map(readRedirect);
  const notFound = lines
    .filter(({ status }) => status === 404)
    .map(({ from, to }) => ({ prefix: from.replace(/\*$/, ''), page: to }));
  // With a base path, `_redirects` has a rule for the rest of the site; in the web root, hosts find 404.html
  // themselves.
  const ofWebRoot = existsSync(join(webRoot, '404.html')) ? [{ prefix: '/', page: '/404.html' }] : [];
  return {
    headers: readHeaders(read('_headers')),
    redirects: lines.filter(({ status }) => status === 301),
    notFound: [...notFound, ...ofWebRoot],
  };
}

/** A pattern as a regular expression that every supported host understands. */
export function patternExpression(pattern: string): string {
  return `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '.*')}$`;
}

/** Names of all headers, without duplicates. */
export function headerNames(blocks: readonly HeaderBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(({ headers }) => headers.map(([name]) => name)))];
}

/** A page's address, and a regular expression that matches every variant of it and of its former addresses, ignoring case. */
export interface PageRule {
  readonly spellings: string;
  readonly to: string;
}

/** One rule for each page and each former address. */
export function pageRules({ redirects }: HostRules): readonly PageRule[] {
  const addresses = new Map(redirects.map(({ from, to }) => [barePath(from), to]));
  return [...addresses].map(([bare, to]) => ({
    spellings: bare === '' ? 'index(?:\\.html)?' : `${bare}(?:/|\\.html|/index\\.html)?`,
    to,
  }));
}

/** Path common to all variants of an address: lower case, no file extension, no slash at either end. */
function barePath(address: string): string {
  return address
    .toLowerCase()
    .replace(/(\/index\.html|\.html|\/)$/, '')
    .replace(/^\//, '');
}

function readHeaders(lines: readonly string[]): HeaderBlock[] {
  const starts = lines.flatMap((line, index) => (/^\S/.test(line) ? [index] : []));
  return starts.map((start, index) => {
    const [pattern = '', ...headers] = lines.slice(start, starts[index + 1]).map((line) => line.trim());
    return { pattern, headers: headers.map(readHeader) };
  });
}

function readHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

function readRedirect(line: string): Redirect {
  const [from = '', to = '', status = '301'] = line.split(/\s+/);
  return { from, to, status: Number(status) };
}

function isRule(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('#');
}

/** Content types by file extension, as our own server sends them; hosts' own tables lack some. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  ts: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};
