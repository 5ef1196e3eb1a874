import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../../build/business/business';
import { contentSecurityPolicy } from '../../../../build/site/content-security-policy';
import { headers, speculationRules } from '../../../../build/site/headers';
import { describePage } from '../../../../build/site/page';
import { redirects } from '../../../../build/site/redirects';
import { headersFor, parseHeaderRules } from '../../../../server/host/host-rules';
import type { Business } from '../../../../shared/business/business-schema';

const given = readBusiness();

/** The business with its services on its own host and no map. */
const business: Business = {
  ...given,
  emailService: { ...given.emailService, url: '/' },
  estimateService: { url: '/api/estimate' },
  maps: { apiKey: '' },
  host: { urls: 'files', basePath: '/' },
};

function businessWith(change: Partial<Business>): Business {
  return { ...business, ...change };
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('the content security policy', () => {
  it("allows only this site's files", () => {
    expect(directives(contentSecurityPolicy(business))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
  });

  it('allows calls to services on other hosts, each once', () => {
    const thirdPartySite = businessWith({
      emailService: { ...business.emailService, url: 'https://mail.example/' },
      estimateService: { url: 'https://prices.example:8443/api/estimate' },
    });
    expect(directives(contentSecurityPolicy(thirdPartySite))['connect-src']).toBe(
      "'self' https://mail.example https://prices.example:8443",
    );
  });

  it('allows Google Maps only on pages with a map, and only with a key', () => {
    const withKey = businessWith({ maps: { apiKey: 'key' } });
    expect(contentSecurityPolicy(withKey, { hasMap: true })).toContain('maps.googleapis.com');
    expect(contentSecurityPolicy(withKey)).not.toContain('google');
    expect(contentSecurityPolicy(business, { hasMap: true })).not.toContain('google');
  });
});

/** Headers of a path from `_headers`, read by our own host, which joins rules. */
function headersAt(path: string, given: Business = business, version?: string): Headers {
  const facts = {
    pagePaths: ['/', '/contact', '/blog', '/blog/the-tool-box', '/embed/quote', '/404'],
    pagesWithMap: ['index.html', 'contact.html'],
    styleHashes: [],
    kept: ['1.0.0'],
    ...(version && { version }),
  };
  return headersFor(path, parseHeaderRules(headers(given, facts)));
}

describe('_headers', () => {
  const forAYear = 'public, max-age=31536000, immutable';
  const withKey = businessWith({ maps: { apiKey: 'key' } });

  it('allow Google Maps on pages with a map, only with a key', () => {
    for (const path of ['/', '/contact']) {
      expect(headersAt(path, withKey).get('content-security-policy')).toContain('googleapis');
      expect(headersAt(path).get('content-security-policy')).not.toContain('googleapis');
    }
    expect(headersAt('/blog', withKey).get('content-security-policy')).not.toContain('googleapis');
  });

  it('cache a released script for a year, and one in development never', () => {
    const cacheOf = (path: string, version: string) =>
      headersAt(path, business, version).get('cache-control');
    expect(cacheOf('/widgets/1.1.0/painting-widgets.js', '1.1.0')).toBe(forAYear);
    expect(cacheOf('/widgets/1.0.0/painting-widgets.js', '1.1.0')).toBe(forAYear);
    expect(cacheOf('/widgets/1.0.0/painting-widgets.js', '1.2.0-dev')).toBe(forAYear);
    expect(cacheOf('/widgets/1.2.0-dev/painting-widgets.js', '1.2.0-dev')).toBe('no-cache');
  });

  it('never cache the unversioned script for more than five minutes', () => {
    const newest = headersAt('/widgets/painting-widgets.js');
    expect(newest.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(newest.get('access-control-allow-origin')).toBe('*');
  });

  it('let a page without an origin, such as a frame in a sandbox, use the scripts and fonts', () => {
    expect(headersAt('/assets/a.js').get('access-control-allow-origin')).toBe('*');
  });

  it('allow framing only the pages made for it', () => {
    expect(headersAt('/embed/quote').get('content-security-policy')).toContain('frame-ancestors *');
    for (const path of ['/', '/blog', '/blog/the-tool-box', '/404']) {
      expect(headersAt(path).get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('let a prerendered tag that is opened as a page run and load nothing', () => {
    const policy = headersAt('/widgets/prerendered/painting-faq.en.html').get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'; sandbox$/);
  });

  it("forbid framing the 404 page, which no page's policy covers", () => {
    const unknown = headersAt('/nowhere');
    expect(unknown.get('content-security-policy')).toBeNull();
    expect(unknown.get('x-frame-options')).toBe('DENY');
  });

  it("set no header twice for a path and unset none, which some hosts can't", () => {
    const facts = {
      pagePaths: ['/', '/contact', '/blog/the-tool-box', '/embed/quote'],
      pagesWithMap: ['contact.html'],
    };
    const rules = parseHeaderRules(headers(withKey, { ...facts, styleHashes: [] }));
    const paths = [
      '/assets/a.js',
      '/widgets/painting-widgets.js',
      '/widgets/1.0.0/painting-widgets.js',
      '/x/y',
    ];
    const fragment = '/widgets/prerendered/painting-faq.en.html';
    for (const path of [
      ...facts.pagePaths,
      ...paths,
      fragment,
      '/speculation-rules.json',
      '/widgets/else.js',
    ]) {
      const names = rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ added }) => added.map(([name]) => name));
      expect(names).toEqual([...new Set(names)]);
    }
    expect(rules.flatMap(({ removed }) => removed)).toEqual([]);
  });

  it('follow the base path and folder URLs', () => {
    const below = businessWith({ host: { urls: 'folders', basePath: '/painting/' } });
    expect(headersAt('/painting/contact/', below).get('content-security-policy')).toBeTruthy();
    expect(headersAt('/painting/assets/a.js', below).get('cache-control')).toBe(forAYear);
    expect([...headersAt('/contact', below)]).toEqual([]);
  });
});

describe('_redirects', () => {
  const files = [
    'index.html',
    'contact.html',
    'faqs.html',
    'services/garage-painting-services.html',
    '404.html',
    'blog/404.html',
  ];
  const formerSlugs = ['garage-floors'];
  const pages = files.map((file) =>
    describePage(
      file,
      { title: 'T', description: 'D', ...(/services/.test(file) && { formerSlugs }) },
      business,
    ),
  );
  const rules = redirects(pages, business.host)
    .split('\n')
    .filter((line) => line.startsWith('/'));

  it('lead other letter cases, a trailing slash and the file name to the page', () => {
    for (const other of ['/Contact', '/CONTACT', '/contact/', '/contact.html']) {
      expect(rules).toContain(`${other} /contact 301`);
    }
    for (const other of [
      '/Services/garage-painting-services',
      '/Services/Garage-painting-services',
      '/Services/Garage-Painting-Services',
      '/SERVICES/GARAGE-PAINTING-SERVICES',
    ]) {
      expect(rules).toContain(`${other} /services/garage-painting-services 301`);
    }
    for (const other of ['/Faqs', '/FAQS', '/FAQs']) expect(rules).toContain(`${other} /faqs 301`);
  });

  it("lead from a service's former slugs", () => {
    const path = '/services/garage-painting-services';
    for (const ending of ['', '/', '.html'])
      expect(rules).toContain(`/services/garage-floors${ending} ${path} 301`);
  });

  it('lead every other letter case to the page in one step, also with a trailing slash or file name', () => {
    const otherCases = rules
      .map((rule) => rule.split(' '))
      .filter(([other = '']) => /[A-Z]/.test(other) && !/(\/|\.html)$/.test(other));
    expect(otherCases.length).toBeGreaterThan(8);
    for (const [other, path] of otherCases) {
      expect(rules).toContain(`${other}/ ${path} 301`);
      expect(rules).toContain(`${other}.html ${path} 301`);
    }
    expect(rules).toContain('/Contact/ /contact 301');
    expect(rules).toContain('/CONTACT.html /contact 301');
  });

  it('list each address once', () => {
    const addresses = rules.map((rule) => rule.split(' ')[0]);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('never start at a page, which would loop', () => {
    const paths = pages.map((page) => page.path);
    expect(rules.filter((rule) => paths.includes(rule.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('answer unknown articles with the page that looks them up, after all other rules', () => {
    expect(rules.at(-1)).toBe('/blog/* /blog/404.html 404');
  });

  it("lead to a page's folder below the base path, with folder URLs", () => {
    const below = redirects(pages, { urls: 'folders', basePath: '/painting/' }).split('\n');
    for (const other of ['/painting/contact', '/painting/contact.html', '/painting/Contact/']) {
      expect(below).toContain(`${other} /painting/contact/ 301`);
    }
    expect(below).not.toContain('/painting/contact/ /painting/contact/ 301');
    expect(below).toContain('/painting /painting/ 301');
    expect(below).toContain('/painting/* /painting/404.html 404');
  });
});

describe('speculation rules', () => {
  /** Matches a path against the rules as a browser does; `*` is anything. */
  function mayFetchAhead(path: string): boolean {
    const { prefetch, ...more } = JSON.parse(speculationRules({ urls: 'files', basePath: '/' }));
    expect(more).toEqual({});
    const [{ where }] = prefetch;
    const [taken, { not }] = where.and;
    const matches = (patterns: string | string[]) =>
      [patterns].flat().some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path));
    return matches(taken.href_matches) && !matches(not.href_matches);
  }

  it.each(['/', '/about', '/blog/the-tool-box', '/estimator'])('%s may be prefetched', (path) => {
    expect(mayFetchAhead(path)).toBe(true);
  });

  it.each(['/thank-you', '/feed.xml', '/outbox', '/embed/quote'])('%s may not be prefetched', (path) => {
    expect(mayFetchAhead(path)).toBe(false);
  });
});
