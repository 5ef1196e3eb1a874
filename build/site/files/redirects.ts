import type { Page } from '../pages/page';

/** `_redirects`: a trailing slash, the file's name and other cases of a known path lead to the page by 301 (docs/behaviour.md#11-addresses, docs/behaviour.md#117-articles). */
export function redirects(pages: Page[]): string {
  const paths = pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('/404'));
  return [
    '# The syntax matches letter case exactly and knows no "any case", so the cases that people and',
    '# other sites write stand here one by one. Hosts that can compare without case may do the rest.',
    ...paths.flatMap((path) =>
      otherCases(path).flatMap((other) => [`${other} ${path} 301`, ...withEnding(other, path)]),
    ),
    '',
    '# One address a page: without a slash at the end and without the file ending.',
    ...paths.flatMap((path) => withEnding(path, path)),
    '/index.html / 301',
    '',
    '# An unknown article has a page of its own, which knows the articles and finds the one that was meant.',
    '/blog/* /blog/404.html 404',
    '',
  ].join('\n');
}

function withEnding(other: string, path: string): string[] {
  return [`${other}/ ${path} 301`, `${other}.html ${path} 301`];
}

/** The path with a capital at its start, at each folder or at each word, all in capitals, and with an abbreviation as people write it. */
function otherCases(path: string): string[] {
  const capitalOf = (_all: string, before: string, letter: string) => before + letter.toUpperCase();
  const atStart = path.replace(/(\/)([a-z])/, capitalOf);
  const atFolders = path.replace(/(\/)([a-z])/g, capitalOf);
  const atWords = path.replace(/([/-])([a-z])/g, capitalOf);
  const abbreviated = path.replace('/faqs', '/FAQs');
  const all = [atStart, atFolders, atWords, path.toUpperCase(), abbreviated];
  return [...new Set(all)].filter((other) => other !== path);
}
