import { describe, expect, it } from 'vitest';
import { type Business, readBusiness } from '../../../build/business';
import { contentSecurityPolicy } from '../../../build/site/files/content-security-policy';
import { headers } from '../../../build/site/files/headers';
import { redirects } from '../../../build/site/files/redirects';
import { describePage } from '../../../build/site/pages/page';
import { headersFor, parseHeaderRules } from '../../../server/host/header-rules';

const given = readBusiness();

/** The business with its services on its own host and without a map, whatever its file says now. */
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
  it('lets in nothing but the files of this site', () => {
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

  it('lets pages call services on other hosts when the business names them, each host once', () => {
    const thirdPartySite = businessWith({
      emailService: { ...business.emailService, url: 'https://mail.example/' },
      estimateService: { url: 'https://prices.example:8443/api/estimate' },
    });
    expect(directives(contentSecurityPolicy(thirdPartySite))['connect-src']).toBe(
      "'self' https://mail.example https://prices.example:8443",
    );
  });

  it('lets the maps service in only on pages with a map, and only when there is a key', () => {
    const withKey = businessWith({ maps: { apiKey: 'key' } });
    expect(contentSecurityPolicy(withKey, { hasMap: true })).toContain('maps.googleapis.com');
    expect(contentSecurityPolicy(withKey)).not.toContain('google');
    expect(contentSecurityPolicy(business, { hasMap: true })).not.toContain('google');
  });
});

/** The headers that `_headers` gives to a path, by the host's own reader, which joins what two rules set. */
function headersAt(path: string, given: Business = business, version?: string): Headers {
  const facts = {
    pagePaths: ['/', '/contact', '/blog', '/blog/the-tool-box', '/embed/quote', '/404'],
    pagesWithMap: ['index.html', 'contact.html'],
    styleHashes: [],
    ...(version && { version }),
  };
  return headersFor(path, parseHeaderRules(headers(given, facts)));
}

describe('_headers', () => {
  const forAYear = 'public, max-age=31536000, immutable';
  const withKey = businessWith({ maps: { apiKey: 'key' } });

  it('lets the maps service into the pages with a map, only when there is a key', () => {
    for (const path of ['/', '/contact']) {
      expect(headersAt(path, withKey).get('content-security-policy')).toContain('googleapis');
      expect(headersAt(path).get('content-security-policy')).not.toContain('googleapis');
    }
    expect(headersAt('/blog', withKey).get('content-security-policy')).not.toContain('googleapis');
  });

  it('keeps a released version of the script for a year, and one in development not at all', () => {
    const cacheOf = (path: string, version: string) =>
      headersAt(path, business, version).get('cache-control');
    expect(cacheOf('/widgets/1.1.0/painting-widgets.js', '1.1.0')).toBe(forAYear);
    expect(cacheOf('/widgets/1.0.0/painting-widgets.js', '1.1.0')).toBe(forAYear);
    expect(cacheOf('/widgets/1.0.0/painting-widgets.js', '1.2.0-dev')).toBe(forAYear);
    expect(cacheOf('/widgets/1.2.0-dev/painting-widgets.js', '1.2.0-dev')).toBe('no-cache');
  });

  it('never keeps the script without a version for longer than five minutes', () => {
    const newest = headersAt('/widgets/painting-widgets.js');
    expect(newest.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(newest.get('access-control-allow-origin')).toBe('*');
  });

  it('lets anybody frame the pages that are made for it, and no other', () => {
    expect(headersAt('/embed/quote').get('content-security-policy')).toContain('frame-ancestors *');
    for (const path of ['/', '/blog', '/blog/the-tool-box', '/404']) {
      expect(headersAt(path).get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('lets nobody frame the page that answers at an unknown address, which no policy of a page covers', () => {
    const unknown = headersAt('/nowhere');
    expect(unknown.get('content-security-policy')).toBeNull();
    expect(unknown.get('x-frame-options')).toBe('DENY');
  });

  it('sets no header twice for any path, and takes none back, which some hosts cannot', () => {
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
    for (const path of [...facts.pagePaths, ...paths, '/speculation-rules.json', '/widgets/else.js']) {
      const names = rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ added }) => added.map(([name]) => name));
      expect(names).toEqual([...new Set(names)]);
    }
    expect(rules.flatMap(({ removed }) => removed)).toEqual([]);
  });

  it('follow the site below a path, and pages that are folders', () => {
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

  it('lead other cases, a trailing slash and the file name to the page', () => {
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

  it('lead from the earlier slugs of a service', () => {
    const path = '/services/garage-painting-services';
    for (const ending of ['', '/', '.html'])
      expect(rules).toContain(`/services/garage-floors${ending} ${path} 301`);
  });

  it('lead every other case with a trailing slash or the file name to the page, in one step', () => {
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

  it('hold for each address once', () => {
    const addresses = rules.map((rule) => rule.split(' ')[0]);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('never begin at a page, which would send its visitors round', () => {
    const paths = pages.map((page) => page.path);
    expect(rules.filter((rule) => paths.includes(rule.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('answer an unknown article with the page that looks for it, after all other rules', () => {
    expect(rules.at(-1)).toBe('/blog/* /blog/404.html 404');
  });

  it('lead to the folder of a page where pages are folders, below the path of the site', () => {
    const below = redirects(pages, { urls: 'folders', basePath: '/painting/' }).split('\n');
    for (const other of ['/painting/contact', '/painting/contact.html', '/painting/Contact/']) {
      expect(below).toContain(`${other} /painting/contact/ 301`);
    }
    expect(below).not.toContain('/painting/contact/ /painting/contact/ 301');
    expect(below).toContain('/painting /painting/ 301');
    expect(below).toContain('/painting/* /painting/404.html 404');
  });
});
