import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers for the paths that a pattern matches: a path, or one that ends in `*`. */
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

/** What a built web root asks of its host. */
export interface HostRules {
  readonly headers: readonly HeaderBlock[];
  /** 301s, each from one exact path. */
  readonly redirects: readonly Redirect[];
  /** The page that answers unknown paths below a prefix (`/blog/`), the most exact prefix first. */
  readonly notFound: readonly { readonly prefix: string; readonly page: string }[];
}

/** The rules of a built web root, from its `_headers` and `_redirects`. */
export function readHostRules(webRoot: string): HostRules {
  const read = (file: string) => readFileSync(join(webRoot, file), 'utf8').split('\n').filter(isRule);
  const lines = read('_redirects').map(readRedirect);
  const notFound = lines
    .filter(({ status }) => status === 404)
    .map(({ from, to }) => ({ prefix: from.replace(/\*$/, ''), page: to }));
  // Below a path there is a rule for all other paths of the site; in the web root, hosts know 404.html.
  const ofWebRoot = existsSync(join(webRoot, '404.html')) ? [{ prefix: '/', page: '/404.html' }] : [];
  return {
    headers: readHeaders(read('_headers')),
    redirects: lines.filter(({ status }) => status === 301),
    notFound: [...notFound, ...ofWebRoot],
  };
}

/** A pattern as a regular expression that every host of ours understands. */
export function patternExpression(pattern: string): string {
  return `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '.*')}$`;
}

/** The names of all headers, each once. */
export function headerNames(blocks: readonly HeaderBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(({ headers }) => headers.map(([name]) => name)))];
}

/** The path that all spellings of an address have in common: in lower case, without slashes at its ends and a file ending. */
export function barePath(address: string): string {
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
