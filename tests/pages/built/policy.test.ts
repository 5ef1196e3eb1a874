import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../server/host/header-rules';
import { builtFiles } from '../../support/server/built-folder';
import { builtPages, builtText } from '../../support/server/built-site';

const rules = parseHeaderRules(builtText('_headers'));
const onHome = headersFor('/', rules);

/** The policy that `_headers` gives to the home page, directive by directive; the other pages have the same. */
const policy = new Map(
  (onHome.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]): [string, string[]] => [name, sources]),
);

describe('the policy', () => {
  it("forbids what it does not name, scripts and styles other than this site's files, and framing", () => {
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it("lets in styles of this site's files and, by their hashes, those of the prerendered tags", () => {
    const [own, ...hashes] = policy.get('style-src') ?? [];
    expect(own).toBe("'self'");
    expect(hashes.filter((hash) => !/^'sha256-[\w+/]{43}='$/.test(hash))).toEqual([]);
  });

  it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])(
    'comes with %s',
    (name) => expect(onHome.get(name)).toBeTruthy(),
  );
});

describe.each(builtPages)('the policy lets $path', ({ document, path }) => {
  it('be shown under it', () => {
    expect(headersFor(path, rules).get('content-security-policy')).toBe(
      onHome.get('content-security-policy'),
    );
  });

  it('run its scripts: each is a file of this site', () => {
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !isOwn(script.getAttribute('src'))).map(String)).toEqual([]);
    expect(scripts.filter((script) => script.text.trim() !== '').map(String)).toEqual([]);
  });

  it('have its styles: none stands in the page but the fade and those of prerendered tags, which it names', () => {
    expect(document.querySelectorAll('[style]').map(String)).toEqual([]);
    const outsideTags = document.querySelectorAll('style').filter((style) => !style.closest('template'));
    expect(outsideTags.filter((style) => !style.text.includes('@view-transition')).map(String)).toEqual([]);
    const hashes = document.querySelectorAll('style').map((style) => hashSource(style.text));
    expect(hashes.filter((hash) => !policy.get('style-src')?.includes(hash))).toEqual([]);
    const sheets = document.querySelectorAll('link[rel="stylesheet"]');
    expect(sheets.filter((sheet) => !isOwn(sheet.getAttribute('href'))).map(String)).toEqual([]);
  });

  it('listen: no handler stands in the page', () => {
    const handlers = document
      .querySelectorAll('*')
      .filter((element) => Object.keys(element.attributes).some((name) => /^on/i.test(name)));
    expect(handlers.map(String)).toEqual([]);
    expect(document.querySelectorAll('[href^="javascript:"]').map(String)).toEqual([]);
  });

  it('show its pictures: each is a file of this site', () => {
    expect(
      document
        .querySelectorAll('img')
        .filter((image) => !isOwn(image.getAttribute('src')))
        .map(String),
    ).toEqual([]);
  });

  it('send its forms: each goes to this site', () => {
    const forms = document.querySelectorAll('form[action], button[formaction], input[formaction]');
    const thirdPartySite = forms.filter(
      (form) => !isOwn(form.getAttribute('action') ?? form.getAttribute('formaction')),
    );
    expect(thirdPartySite.map(String)).toEqual([]);
  });

  it('do without frames, objects, and a base address', () => {
    expect(document.querySelectorAll('iframe, frame, object, embed, base').map(String)).toEqual([]);
  });
});

describe('the styles', () => {
  it.each(builtFiles().filter((file) => /^assets\/.*\.css$/.test(file)))(
    '%s ask for nothing that the policy forbids',
    (file) => {
      const css = builtText(file);
      expect(css).not.toMatch(/@import|url\(\s*['"]?(?:https?:)?\/\//);
      const fonts = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
      expect(fonts.filter((rule) => rule.includes('data:'))).toEqual([]);
    },
  );
});

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isOwn(address: string | undefined): boolean {
  return address !== undefined && /^\/(?!\/)/.test(address);
}

describe.each(builtPages.filter(({ path }) => path.endsWith('/404')))('$path', ({ document }) => {
  it('carries the policy itself, since it answers at addresses that no rule names', () => {
    const own = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    const expected = (onHome.get('content-security-policy') ?? '').split('; ');
    expect(own?.split('; ')).toEqual(
      expected.filter((directive) => !directive.startsWith('frame-ancestors')),
    );
  });
});
