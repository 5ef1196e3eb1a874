import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { readHostRules } from '../../../build/tools/host-rules';
import { startNodeServer } from '../../../server/host/node-server';
import { createStaticHost } from '../../../server/host/static-host';
import type { HostSettings } from '../../../shared/business/host-schema';
import { mapleBrush, mapleBrushDist } from '../businesses/maple-brush';
import { anyFreePort, startApache, startCaddy, startNginx } from './running-program';

interface Host {
  readonly name: string;
  readonly program: string;
  readonly start: typeof startNginx;
}

const hosts: readonly Host[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx },
  { name: 'Caddy', program: '/usr/bin/caddy', start: startCaddy },
  { name: 'Apache', program: '/usr/sbin/apache2', start: startApache },
];

const sites: readonly { readonly name: string; readonly folder: string; readonly host: HostSettings }[] = [
  { name: 'pages as files', folder: fromRoot('dist'), host: { urls: 'files', basePath: '/' } },
  {
    name: 'pages as folders, below a path',
    folder: fromRoot('.cache/hosts/below-a-path'),
    host: { urls: 'folders', basePath: '/painting/' },
  },
  { name: 'the second business', folder: mapleBrushDist, host: mapleBrush.host },
];

describe.each(hosts.filter(({ program }) => existsSync(program)))('$name', ({ start }) => {
  describe.each(sites)('with $name, answers as our own server does:', async ({ folder, host }) => {
    const own = await startNodeServer(createStaticHost({ folder }), 0, undefined);
    afterAll(() => own.stop(0));
    const other = await start(folder, host, { port: await anyFreePort() });
    afterAll(() => other.stop());

    it.each(askedAddresses(join(folder, host.basePath), host.basePath))('%s', async (path) => {
      const expected = await askHost(`http://127.0.0.1:${own.port}`, path);
      expect(await askHost(other.origin, path)).toEqual(expected);
    });

    it.skipIf(start === startApache)('sends compressed what the build has compressed', async () => {
      const headers = { 'Accept-Encoding': start === startCaddy ? 'br' : 'gzip', Via: '1.1 cdn' };
      for (const path of ['widgets/painting-widgets.js', ''].map((file) => host.basePath + file)) {
        const expected = await fetch(`http://127.0.0.1:${own.port}${path}`, { headers });
        const answer = await fetch(other.origin + path, { headers });
        expect(answer.headers.get('content-encoding')).toBe(headers['Accept-Encoding']);
        expect(answer.headers.get('content-length')).toBe(expected.headers.get('content-length'));
      }
    });

    it('never caches the unversioned script for more than five minutes', async () => {
      const cacheOf = async (file: string) =>
        (await fetch(`${other.origin}${host.basePath}widgets/${file}`)).headers.get('cache-control');
      expect(await cacheOf('painting-widgets.js')).toBe('public, max-age=300, stale-while-revalidate=86400');
    });
  });
});

for (const { name, program } of hosts.filter(({ program }) => !existsSync(program))) {
  console.log(
    `Not run: ${name}, since there is no ${program} (on Debian: apt-get install caddy nginx-light apache2).`,
  );
}

/** The compared parts of a host's answer. */
interface HostAnswer {
  readonly status: number;
  /** Redirect target, as an absolute path. */
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | null>>;
  /** Start of the body's title, which identifies the page. */
  readonly title: string | undefined;
}

const onEveryAnswer = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];
const onFiles = ['cache-control', 'content-type', 'speculation-rules'];

/**
 * Requests a path from a host. Compares redirects by target, and 404s by page and headers other than caching.
 */
async function askHost(origin: string, path: string): Promise<HostAnswer> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const { status, headers } = answer;
  const location = headers.get('location');
  const compared = status === 200 ? [...onEveryAnswer, ...onFiles] : status === 404 ? onEveryAnswer : [];
  const body = await answer.text();
  return {
    status,
    location: location && new URL(location, origin).pathname,
    headers: Object.fromEntries(compared.map((name) => [name, normal(headers.get(name))])),
    title: location === null ? /<title>([^<]*)/.exec(body)?.[1] : undefined,
  };
}

/** Hosts spell `charset` differently, and add it to JSON and XML, where it is meaningless. */
function normal(value: string | null): string | null {
  const isText = /^text\//.test(value ?? '');
  return value?.replace(/;\s*charset=utf-8/i, isText ? '; charset=utf-8' : '') ?? null;
}

/** Addresses that only the second business has. */
const ofSecondBusiness = [
  '/services/facades-et-balcons',
  '/services/facades-et-balcons/',
  '/services/menuiserie',
  '/blog/galerie-de-bois',
  '/Blog/Peindre-Une-Galerie',
];
const byNobody = ['/no-such-page', '/no/such/page', '/blog/no-such-article', '/_headers', '/_redirects'];
const spellings = ['/Contact', '/CONTACT', '/contact', '/contact/', '/contact.html', '/Contact/', '/cOnTaCt'];
const articles = [
  '/Blog/The-Tool-Box',
  '/blog/the-tool-box',
  '/blog/the-tool-box/',
  '/blog/the-tool-box.html',
];
const files = ['/feed.xml', '/sitemap.xml', '/site.webmanifest', '/favicon.svg', '/speculation-rules.json'];
const widgets = [
  'painting-widgets.js',
  'painting-widgets.fr.js',
  'painting-widgets.mjs',
  'integrity.json',
].map((file) => `/widgets/${file}`);
const pages = [
  '/',
  '/index.html',
  '/about',
  '/about/',
  '/blog',
  '/blog/',
  '/embed/quote',
  '/embed/quote/',
  '/faqs',
];

/**
 * Addresses of a built site to request: pages, variants of their addresses, files of every kind, and missing ones. `site`
 * is its folder.
 */
function askedAddresses(site: string, basePath: string): readonly string[] {
  const built = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const oneOf = (kind: RegExp) => built.filter((file) => kind.test(file)).slice(0, 1);
  const kinds = [
    /^assets\/.*\.js$/,
    /^assets\/.*\.css$/,
    /\.woff2$/,
    /\.avif$/,
    /\.webp$/,
    /\.png$/,
    /\.jpg$/,
  ];
  const versions = built.filter((file) => /^widgets\/[\d.]+.*\/painting-widgets\.js$/.test(file));
  const named = [...kinds.flatMap(oneOf), ...versions].map((file) => `/${file}`);
  return [
    ...pages,
    ...spellings,
    ...articles,
    ...files,
    ...widgets,
    ...named,
    ...ofSecondBusiness,
    ...byNobody,
  ].map((path) => basePath + path.slice(1));
}

it.each(['dist', '.cache/hosts/below-a-path', '.cache/businesses/maple-brush'])(
  "Netlify's own parser reads all of %s/_headers",
  async (folder) => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [fromRoot(`${folder}/_headers`)],
      minimal: true,
      configHeaders: [],
    });
    expect(errors).toEqual([]);
    const expected = readHostRules(fromRoot(folder)).headers.map(({ pattern, headers: values }) => ({
      for: pattern,
      values: Object.fromEntries(values),
    }));
    expect(headers).toEqual(expected);
  },
);
