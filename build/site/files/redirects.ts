import type { Page } from '../pages/page';

/** `_redirects`: a trailing slash, the file's name and other cases of a known path lead to the page by 301 (decisions 1 and 18). */
export function redirects(pages: Page[]): string {
  const paths = pages.map((page) => page.path).filter((path) => path !== '/' && !path.endsWith('/404'));
  return [
    '# The syntax matches letter case exactly and knows no "any case", so the cases that people and',
    '# other sites write stand here one by one. Hosts that can compare without case may do the rest.',
    ...paths.flatMap((path) => otherCases(path).map((other) => `${other} ${path} 301`)),
    '',
    '# One address a page: without a slash at the end and without the file ending.',
    ...paths.flatMap((path) => [`${path}/ ${path} 301`, `${path}.html ${path} 301`]),
    '/index.html / 301',
    '',
    '# An unknown article has a page of its own, which knows the articles and finds the one that was meant.',
    '/blog/* /blog/404.html 404',
    '',
  ].join('\n');
}

function otherCases(path: string): string[] {
  const capitalized = path.replace(
    /(^|[/-])([a-z])/g,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const firstOnly = path.replace(/\/([a-z])/g, (_all, letter: string) => `/${letter.toUpperCase()}`);
  return [...new Set([firstOnly, capitalized, path.toUpperCase()])];
}
