import { describe, expect, it } from 'vitest';
import { type Business, readBusiness } from '../../../build/business';
import { contentSecurityPolicy } from '../../../build/site/files/content-security-policy';
import { headers } from '../../../build/site/files/headers';
import { redirects } from '../../../build/site/files/redirects';
import { describePage } from '../../../build/site/pages/page';

const given = readBusiness();

/** The business with its services on its own host and without a map, whatever its file says now. */
const business: Business = {
  ...given,
  emailService: { ...given.emailService, url: '/' },
  estimateService: { url: '/api/estimate' },
  maps: { apiKey: '' },
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

describe('_headers', () => {
  it('names the pages with a map only when there is a key', () => {
    const withKey = headers(businessWith({ maps: { apiKey: 'key' } }), ['index.html', 'contact.html']);
    expect(withKey).toMatch(/^\/\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*googleapis/m);
    expect(withKey).toMatch(/^\/contact\n {2}! Content-Security-Policy\n/m);
    expect(headers(business, ['index.html'])).not.toMatch(/^\/\n/m);
  });

  it('keeps a released version of the script for a year, and one in development not at all', () => {
    const forAYear = /^\/widgets\/:version\/\*\n {2}! Cache-Control\n {2}Cache-Control: .*immutable$/m;
    const released = headers(business, [], [], '1.1.0');
    expect(released).toMatch(forAYear);
    expect(released).not.toContain('/widgets/1.1.0/*');
    const inDevelopment = headers(business, [], [], '1.2.0-dev');
    expect(inDevelopment).toMatch(forAYear);
    expect(inDevelopment).toContain('/widgets/1.2.0-dev/*\n  ! Cache-Control\n  Cache-Control: no-cache\n');
  });

  it('lets anybody frame the pages that are made for it, and no other', () => {
    const [forAll = '', forEmbedding = ''] = headers(business, []).split(/^\/embed\/\*$/m);
    expect(forAll).toContain("frame-ancestors 'none'");
    expect(forAll).not.toContain('frame-ancestors *');
    expect(forEmbedding).toContain('frame-ancestors *');
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
  const pages = files.map((file) => describePage(file, { title: 'T', description: 'D' }, business, []));
  const rules = redirects(pages)
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
});
