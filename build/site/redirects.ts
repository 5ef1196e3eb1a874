import type { HostSettings } from '../../shared/business/host-schema';
import { fileHref, pageHref } from '../business/host-settings';
import type { Page } from './page';

/**
 * `_redirects`: 301s to each page from its trailing slash, file name and other letter cases
 * (docs/behaviour.md#11-addresses, docs/behaviour.md#117-articles).
 */
export function redirects(pages: Page[], host: HostSettings): string {
  const at = (path: string) => fileHref(path, host);
  const former = pages.flatMap(({ path, formerPaths }) =>
    formerPaths.flatMap((other) => spellings(other, path, host)),
  );
  const paths = pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('/404'));
  return [
    '# This syntax is case-sensitive, so the variants that people and other sites use are listed one by one.',
    '# Hosts that can ignore case may redirect the rest.',
    ...paths.filter((path) => !isInBlog(path)).flatMap((path) => inOtherCases(path, host)),
    '',
    `# Each page has one address, ${host.urls === 'folders' ? 'with' : 'without'} a trailing slash and without a file ending.`,
    ...paths.flatMap((path) => spellings(path, path, host)),
    `${at('/index.html')} ${at('/')} 301`,
    ...(host.basePath === '/' ? [] : [`${host.basePath.slice(0, -1)} ${host.basePath} 301`]),
    '',
    ...(former.length > 0 ? ['# Addresses of earlier years.', ...former, ''] : []),
    // Last of those without a pattern: hosts that take 2,000 of them leave out the rest, and the page of a missing article finds these.
    ...paths.filter(isInBlog).flatMap((path) => inOtherCases(path, host)),
    '',
    ...(pages.some(({ path }) => path === '/blog/404')
      ? [
          '# Unknown articles get a page of their own, which looks for the article that was meant.',
          `${at('/blog/*')} ${at('/blog/404.html')} 404`,
        ]
      : []),
    ...(host.basePath === '/'
      ? []
      : ['', '# Hosts look for the 404 page in the web root.', `${at('/*')} ${at('/404.html')} 404`]),
    '',
  ].join('\n');
}

function isInBlog(path: string): boolean {
  return path.startsWith('/blog/');
}

function inOtherCases(path: string, host: HostSettings): string[] {
  return otherCases(path).flatMap((other) => spellings(other, path, host));
}

/**
 * Redirects to a page from one variant of its path, with and without trailing slash and `.html`, except its
 * own address.
 */
function spellings(other: string, path: string, host: HostSettings): string[] {
  const to = pageHref(path, host);
  return ['', '/', '.html']
    .map((ending) => fileHref(other + ending, host))
    .filter((from) => from !== to)
    .map((from) => `${from} ${to} 301`);
}

/**
 * Other letter cases of a path: capital at the start, at each folder or each word, all capitals, and 'FAQs'.
 */
function otherCases(path: string): string[] {
  const capitalOf = (_all: string, before: string, letter: string) => before + letter.toUpperCase();
  const atStart = path.replace(/(\/)([a-z])/, capitalOf);
  const atFolders = path.replace(/(\/)([a-z])/g, capitalOf);
  const atWords = path.replace(/([/-])([a-z])/g, capitalOf);
  const abbreviated = path.replace('/faqs', '/FAQs');
  const all = [atStart, atFolders, atWords, path.toUpperCase(), abbreviated];
  return [...new Set(all)].filter((other) => other !== path);
}
