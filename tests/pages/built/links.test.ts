import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business/business';
import { builtFiles } from '../../support/server/built-folder';
import {
  type BuiltPage,
  builtPages,
  builtText,
  fileOfPath,
  isHidden,
  pageAt,
} from '../../support/server/built-site';

const business = readBusiness();

function links({ document }: BuiltPage): string[] {
  return document.querySelectorAll('a[href], area[href]').map((link) => link.getAttribute('href') ?? '');
}

function internalLinks(page: BuiltPage): URL[] {
  const base = `${business.url}${page.path}`;
  return links(page)
    .map((href) => new URL(href, base))
    .filter((url) => url.origin === business.url);
}

function sourceSetAddresses(sourceSet: string): string[] {
  return sourceSet.split(',').map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '');
}

function assets({ document }: BuiltPage): string[] {
  const sources = document.querySelectorAll('[src]').map((element) => element.getAttribute('src') ?? '');
  const linked = document
    .querySelectorAll('link[href]')
    .filter((link) => link.getAttribute('rel') !== 'canonical')
    .map((link) => link.getAttribute('href') ?? '');
  const sets = document
    .querySelectorAll('[srcset]')
    .flatMap((element) => sourceSetAddresses(element.getAttribute('srcset') ?? ''));
  return [...sources, ...linked, ...sets];
}

describe.each(builtPages)('the links of $path', (page) => {
  it('lead to existing pages by canonical address', () => {
    const broken = internalLinks(page).filter(
      (url) => !pageAt(url.pathname) && !fileOfPath(url.pathname)?.match(/\.(?!html$)\w+$/),
    );
    expect(broken.map(String)).toEqual([]);
  });

  it('lead to existing fragments', () => {
    const broken = internalLinks(page).filter(
      (url) =>
        url.hash &&
        !pageAt(url.pathname)
          ?.document.querySelectorAll('[id]')
          .some((element) => `#${element.id}` === decodeURIComponent(url.hash)),
    );
    expect(broken.map(String)).toEqual([]);
  });

  it('have names', () => {
    const silent = page.document.querySelectorAll('a[href]').filter((link) => {
      const name = link.getAttribute('aria-label') ?? link.textContent;
      return name.trim() === '' && !link.querySelector('img[alt]:not([alt=""])');
    });
    expect(silent.map(String)).toEqual([]);
  });

  it('call and write to the business', () => {
    const calls = links(page).filter((href) => href.startsWith('tel:'));
    const mails = links(page)
      .filter((href) => href.startsWith('mailto:'))
      .map((href) => href.split('?', 1)[0]);
    expect(new Set(calls)).toEqual(new Set([`tel:${business.phone.dialled}`]));
    expect(new Set(mails)).toEqual(new Set([`mailto:${business.email}`]));
  });

  it('use noopener if they open a new tab', () => {
    const open = page.document
      .querySelectorAll('a[target="_blank"]')
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''));
    expect(open.map(String)).toEqual([]);
  });

  it('load only existing files of this site', () => {
    const missing = assets(page).filter(
      (address) => !address.startsWith('/') || !fileOfPath(new URL(address, business.url).pathname),
    );
    expect(missing).toEqual([]);
  });
});

describe('the site', () => {
  it('can be navigated from the home page to every page for search engines', () => {
    const reached = new Set(['/']);
    // The set grows during the loop, as each page adds its links.
    for (const path of reached) {
      const page = pageAt(path);
      for (const url of page ? internalLinks(page) : []) reached.add(url.pathname);
    }
    expect(
      builtPages.filter((page) => !isHidden(page) && !reached.has(page.path)).map((page) => page.path),
    ).toEqual([]);
  });

  it.each(builtFiles().filter((file) => /^assets\/.*\.css$/.test(file)))(
    'has every file that %s loads',
    (file) => {
      const addresses = [...builtText(file).matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)/g)].map(
        (match) => match[1] ?? '',
      );
      const missing = addresses
        .filter((address) => !address.startsWith('data:image/'))
        .filter((address) => !fileOfPath(new URL(address, `${business.url}/${dirname(file)}/`).pathname));
      expect(missing).toEqual([]);
    },
  );
});
