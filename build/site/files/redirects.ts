import type { Page } from '../pages/page';

/** `_redirects`: 301s from a trailing slash, the file name and other letter cases to each page (docs/behaviour.md#11-addresses, docs/behaviour.md#117-articles). */
export function redirects(pages: Page[]): string {
  const paths = pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('/404'));
  return [
    '# This syntax is case-sensitive, so the spellings that people and other sites use are listed one by one.',
    '# Hosts that can ignore case may redirect the rest.',
    ...paths.flatMap((path) =>
      otherCases(path).flatMap((other) => [`${other} ${path} 301`, ...withEnding(other, path)]),
    ),
    '',
    '# Each page has one address, without a trailing slash and without a file ending.',
    ...paths.flatMap((path) => withEnding(path, path)),
    '/index.html / 301',
    '',
    '# Unknown articles get a page of their own, which looks for the article that was meant.',
    '/blog/* /blog/404.html 404',
    '',
  ].join('\n');
}

function withEnding(other: string, path: string): string[] {
  return [`${other}/ ${path} 301`, `${other}.html ${path} 301`];
}

/** Other spellings of a path: capitals at the start, at each folder or at each word, all capitals, and FAQs as people write it. */
function otherCases(path: string): string[] {
  const capitalOf = (_all: string, before: string, letter: string) => before + letter.toUpperCase();
  const atStart = path.replace(/(\/)([a-z])/, capitalOf);
  const atFolders = path.replace(/(\/)([a-z])/g, capitalOf);
  const atWords = path.replace(/([/-])([a-z])/g, capitalOf);
  const abbreviated = path.replace('/faqs', '/FAQs');
  const all = [atStart, atFolders, atWords, path.toUpperCase(), abbreviated];
  return [...new Set(all)].filter((other) => other !== path);
}
