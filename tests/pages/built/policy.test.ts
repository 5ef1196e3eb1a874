import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../server/host/host-rules';
import { builtFiles } from '../../support/server/built-folder';
import { builtPages, builtText } from '../../support/server/built-site';

const rules = parseHeaderRules(builtText('_headers'));
const onHome = headersFor('/', rules);

/** The home page's policy in `_headers` by directive; other pages have the same. */
const policy = new Map(
  (onHome.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]): [string, string[]] => [name, sources]),
);

describe('the policy', () => {
  it("forbids by default, and allows only this site's scripts and no framing", () => {
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it("allows this site's styles and, by hash, those of prerendered tags", () => {
    const [own, ...hashes] = policy.get('style-src') ?? [];
    expect(own).toBe("'self'");
    expect(hashes.filter((hash) => !/^'sha256-[\w+/]{43}='$/.test(hash))).toEqual([]);
  });

  it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])(
    'comes with %s',
    (name) => expect(onHome.get(name)).toBeTruthy(),
  );
});

describe.each(builtPages)('the policy allows $path', ({ document, path }) => {
  it('$path is served with its policy', () => {
    expect(headersFor(path, rules).get('content-security-policy')).toBe(
      onHome.get('content-security-policy'),
    );
  });

  it('the policy allows the scripts of $path, which are all files of this site', () => {
    const scripts = document
      .querySelectorAll('script')
      // Data, which nothing runs.
      .filter((script) => !script.getAttribute('type')?.endsWith('json'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !isOwn(script.getAttribute('src'))).map(String)).toEqual([]);
    expect(scripts.filter((script) => script.text.trim() !== '').map(String)).toEqual([]);
  });

  it("the policy allows the styles of $path: only the cross-fade, the banner's paint and prerendered tags are inline, with their hashes", () => {
    expect(document.querySelectorAll('[style]').map(String)).toEqual([]);
    const outsideTags = document.querySelectorAll('style').filter((style) => !style.closest('template'));
    const known = /@view-transition|^\.banner\{--panel:#[\da-f]+;--panel-text:#[\da-f]+\}$/;
    expect(outsideTags.filter((style) => !known.test(style.text)).map(String)).toEqual([]);
    const hashes = document.querySelectorAll('style').map((style) => hashSource(style.text));
    expect(hashes.filter((hash) => !policy.get('style-src')?.includes(hash))).toEqual([]);
    const sheets = document.querySelectorAll('link[rel="stylesheet"]');
    expect(sheets.filter((sheet) => !isOwn(sheet.getAttribute('href'))).map(String)).toEqual([]);
  });

  it('$path has no inline handlers of events', () => {
    const handlers = document
      .querySelectorAll('*')
      .filter((element) => Object.keys(element.attributes).some((name) => /^on/i.test(name)));
    expect(handlers.map(String)).toEqual([]);
    expect(document.querySelectorAll('[href^="javascript:"]').map(String)).toEqual([]);
  });

  it('the policy allows the pictures of $path, which are all files of this site', () => {
    expect(
      document
        .querySelectorAll('img')
        .filter((image) => !isOwn(image.getAttribute('src')))
        .map(String),
    ).toEqual([]);
  });

  it('the policy allows the forms of $path, which all go to this site', () => {
    const forms = document.querySelectorAll('form[action], button[formaction], input[formaction]');
    const thirdPartySite = forms.filter(
      (form) => !isOwn(form.getAttribute('action') ?? form.getAttribute('formaction')),
    );
    expect(thirdPartySite.map(String)).toEqual([]);
  });

  it('$path has no frames, objects or base address', () => {
    expect(document.querySelectorAll('iframe, frame, object, embed, base').map(String)).toEqual([]);
  });
});

describe('the styles', () => {
  it.each(builtFiles().filter((file) => /^assets\/.*\.css$/.test(file)))(
    'in %s load nothing that the policy forbids',
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
  it('carries the policy itself, since it answers at addresses without a rule', () => {
    const own = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    const expected = (onHome.get('content-security-policy') ?? '').split('; ');
    expect(own?.split('; ')).toEqual(
      expected.filter((directive) => !directive.startsWith('frame-ancestors')),
    );
  });
});
